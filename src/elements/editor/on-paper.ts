// While a page is printed the whole of something is drawn that is drawn in part on a screen.
import type { ReactiveControllerHost } from "lit";

export function onPaper(host: ReactiveControllerHost, print: (isPrinted: boolean) => void): void {
  const begin = (): void => print(true);
  const end = (): void => print(false);
  host.addController({
    hostConnected() {
      addEventListener("beforeprint", begin);
      addEventListener("afterprint", end);
    },
    hostDisconnected() {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
      end();
    },
  });
}
