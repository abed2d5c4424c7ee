// What is known before anything is drawn, so that nothing is seen that is another a moment later: the theme that a person
// chose, or the address says, and whether the page is a frame on another one, which has no banner. A script of its own, since
// the policy of the page allows none within it; settings.ts and router.ts say the same of all that follows.
const { dataset } = document.documentElement;
const { hash } = location;
try {
  const { theme } = JSON.parse(localStorage.getItem("fourfold settings") ?? "{}");
  const chosen = /[?&]theme=(\w+)/.exec(hash)?.[1] ?? theme;
  if (chosen === "light" || chosen === "dark") dataset.theme = chosen;
} catch {
  // Then nothing was chosen here.
}
if (hash.startsWith("#/embed/")) dataset.bare = "";
