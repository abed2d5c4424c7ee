// Before the tests of a file in a browser, where files share a page: nothing of others is on it, it speaks English and has no style, it
// has warned of nothing, and those who listen on it have heard nothing.
import { forgetWarnings } from "../../src/engines/warn-once.ts";

forgetWarnings();
document.body.replaceChildren();
document.documentElement.lang = "en";
document.body.removeAttribute("lang");
for (const each of [document.documentElement, document.body]) each.removeAttribute("style");
document.dispatchEvent(new Event("next-file"));
