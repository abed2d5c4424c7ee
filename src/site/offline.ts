// The page without a network: a service worker keeps its files. A new version waits until the person takes it, so that no
// game is ever interrupted by one.
import type { Words } from "../language/words.ts";
import { notify } from "./notices.ts";

const NEW: Words = { en: "There is a new version of Fourfold.", pt: "Há uma versão nova do Fourfold." };
const RELOAD: Words = { en: "Reload for the new version", pt: "Recarregar para a versão nova" };
const ASK_AGAIN_MS = 3_600_000;

export function followUpdates(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void begin().catch(() => undefined));
}

async function begin(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(new URL("service-worker.js", document.baseURI));
  let asked = Date.now();
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  });
  offer(registration);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => offer(registration));
  });
}

/** The first version that is kept here is no new one. */
function offer({ waiting }: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  if (waiting === null || serviceWorker.controller === null) return;
  const act = (): void => {
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take over");
  };
  notify({ words: NEW, action: { words: RELOAD, act } });
}
