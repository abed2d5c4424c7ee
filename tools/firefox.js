// The Firefox that is installed, by Playwright over WebDriver BiDi: Playwright's own is another program, which would have to
// be downloaded. What a Firefox does not let be emulated over BiDi is asked of its own windows.
import { firefox } from "playwright-core";
import { installed } from "./installed.js";

const USUAL_PLACES = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** The path of a Firefox that can be started, or undefined where there is none. */
export function firefoxPath() {
  return installed({ variable: "FIREFOX_PATH", names: ["firefox", "firefox-esr"], places: USUAL_PLACES });
}

export const firefoxOptions = {
  channel: "moz-firefox",
  args: ["--remote-allow-system-access"],
  // The panel of downloads would take the focus from the page.
  firefoxUserPrefs: { "browser.download.alwaysOpenPanel": false },
};

/** In a window of Firefox itself: what media a page is to believe in. A preference is of all pages, and outlives a new address. */
const EMULATE = `(id, { media, colorScheme, reducedMotion, forcedColors }, hasTouch) => {
  const { NavigableManager } = ChromeUtils.importESModule("chrome://remote/content/shared/NavigableManager.sys.mjs");
  const page = NavigableManager.getBrowsingContextById(id);
  page.mediumOverride = media === "no-override" ? "" : media;
  page.forcedColorsOverride = forcedColors === "active" ? "active" : "none";
  const [coarse, mouse] = [1, 6];
  const pointer = hasTouch ? coarse : mouse;
  const preferences = {
    "layout.css.prefers-color-scheme.content-override": colorScheme === "dark" ? 0 : 1,
    "ui.prefersReducedMotion": reducedMotion === "reduce" ? 1 : 0,
    "ui.primaryPointerCapabilities": pointer,
    "ui.allPointerCapabilities": pointer,
    "dom.w3c_touch_events.enabled": hasTouch ? 1 : 0,
    "ui.useOverlayScrollbars": hasTouch ? 1 : 0,
  };
  for (const [name, value] of Object.entries(preferences)) Services.prefs.setIntPref(name, value);
}`;

const NETWORK = ["beforeRequestSent", "responseStarted", "responseCompleted", "fetchError", "authRequired"].map(
  (event) => `network.${event}`,
);
let isNetworkHeard = true;

/** To be told of every module of a page that Vite serves takes most of the time; who asks for nothing of it need not be. */
export function hearNoNetwork() {
  isNetworkHeard = false;
}

/**
 * Every Firefox that is launched from now on emulates media and fingers. Playwright has no door for that, so that this reaches
 * into its inside; its version is pinned.
 */
export function emulateInFirefox() {
  const launch = firefox.launch.bind(firefox);
  firefox.launch = async (options) => {
    const browser = await launch(options);
    const session = insideOf(browser)._browserSession;
    const prototype = Object.getPrototypeOf(session);
    const { send } = prototype;
    /** A later Firefox knows this command; what it asks is done below. @param {string} method @param {unknown} parameters */
    prototype.send = function (method, parameters) {
      return method === "emulation.setMediaFeaturesOverride"
        ? Promise.resolve({})
        : send.call(this, method, parameters);
    };
    if (!isNetworkHeard) await session.send("session.unsubscribe", { events: NETWORK });
    const { contexts } = await session.send("browsingContext.getTree", { "moz:scope": "chrome" });
    const target = { context: contexts[0].context };
    /** @param {any} delegate */
    const emulate = async ({ _page, _session, _browserContext }) => {
      const page = [_session.sessionId, _page.emulatedMedia(), _browserContext._options.hasTouch === true];
      const expression = `(${EMULATE})(...${JSON.stringify(page)})`;
      const { exceptionDetails } = await session.send("script.evaluate", { target, awaitPromise: true, expression });
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    };
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
      const context = await newContext(options);
      const newPage = context.newPage.bind(context);
      context.newPage = async () => {
        const page = await newPage();
        const { delegate } = insideOf(page);
        delegate.updateEmulateMedia = () => emulate(delegate);
        delegate.rawTouchscreen.tap = (/** @type {unknown} */ _, /** @type {number} */ x, /** @type {number} */ y) =>
          drawInFirefox(page, [{ x, y }]);
        await emulate(delegate);
        page.on("framenavigated", name);
        numberDownloads(delegate._session);
        return page;
      };
      return context;
    };
    return browser;
  };
}

/**
 * One finger, down at the first point, over the others, and up.
 * @param {import("playwright-core").Page} page @param {readonly { readonly x: number; readonly y: number }[]} points
 */
export async function drawInFirefox(page, points) {
  const { _session } = insideOf(page).delegate;
  const moves = points.map(({ x, y }) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y) }));
  const [down, up] = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
  const actions = [moves[0], down, ...moves.slice(1), up];
  const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions };
  await _session.send("input.performActions", { context: _session.sessionId, actions: [finger] });
}

/** Playwright knows a download by what a later Firefox says of it. @param {any} session */
function numberDownloads(session) {
  const emit = session.emit.bind(session);
  session.emit = (/** @type {string} */ name, /** @type {any} */ event) =>
    emit(name, name.startsWith("browsingContext.download") ? { ...event, download: event.url } : event);
}

/** Over BiDi frames have no names, by which Vitest looks for its own. @param {import("playwright-core").Frame} frame */
async function name(frame) {
  if (frame.parentFrame() === null) return;
  // It may be gone by then.
  const name = await frame
    .frameElement()
    .then((element) => element.getAttribute("name"))
    .catch(() => undefined);
  Object.assign(frame, { _name: name });
}

/** @param {object} object of Playwright's @returns {any} */
const insideOf = (object) => /** @type {any} */ (object)._connection.toImpl(object);
