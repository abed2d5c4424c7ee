// The page: settings first, so that nothing is seen in the wrong language or theme, then everything else.
import "./styles/site.css";
import { define } from "../elements/common/define.ts";
import { followSounds } from "./feedback.ts";
import { followSettings } from "./look.ts";
import { followUpdates } from "./offline.ts";
import { followFiles } from "./opening.ts";
import { AppShell } from "./shell.ts";

followSettings();
define("fourfold-app", AppShell);
followFiles();
followSounds();
followUpdates();
