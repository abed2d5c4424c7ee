// What the page of a test believes of the motion and the colours that its person wants; null is what the browser says itself.
import { commands } from "vitest/browser";

export interface EmulatedMedia {
  readonly reducedMotion?: "reduce" | "no-preference" | null;
  readonly forcedColors?: "active" | "none" | null;
}

declare module "vitest/browser" {
  interface BrowserCommands {
    /** In vitest.config.ts. */
    emulateMedia(media: EmulatedMedia): Promise<void>;
  }
}

export const emulateMedia = (media: EmulatedMedia): Promise<void> => commands.emulateMedia(media);
