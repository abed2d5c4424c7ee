// The oldest browsers that have everything that app and elements need: what is missing before is light-dark() in Chromium and
// Safari, and Intl.Segmenter in Firefox. docs/embedding.md says the same.
export const OLDEST_BROWSERS = ["chrome123", "edge123", "firefox125", "safari17.5", "ios17.5"];
