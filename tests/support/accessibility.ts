// What axe-core finds in an element of a page of a test, in a sentence each; nothing is what is wanted.
import axe from "axe-core";

/** Of the element with all that is in its shadow. `theme` is shown as it is on a page of that theme. */
export async function accessibilityProblems(element: Element, theme: "light" | "dark" = "light"): Promise<string[]> {
  const page = document.documentElement;
  page.lang = page.lang === "" ? "en" : page.lang;
  page.style.colorScheme = theme;
  document.body.style.background = theme === "light" ? "#ffffff" : "#14151b";
  try {
    const { violations } = await axe.run(element, {
      resultTypes: ["violations"],
      rules: { region: { enabled: false } },
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help}: ${target.join(" ")}`),
    );
  } finally {
    page.style.colorScheme = "";
    document.body.style.background = "";
  }
}
