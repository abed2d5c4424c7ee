// Something small that is kept in this browser, where that can be: as JSON, under a name. What another window of the app writes there
// is seen here too.
export class Kept<T extends object> {
  readonly #name: string;
  readonly #read: (value: object) => T;

  /** `read` makes of whatever object is found there what it may be, also of an empty one. */
  constructor(name: string, read: (value: object) => T) {
    this.#name = name;
    this.#read = read;
  }

  read(): T {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(this.#name) ?? "{}");
      return this.#read(typeof value === "object" && value !== null ? value : {});
    } catch {
      return this.#read({});
    }
  }

  /** Whether it could be kept. */
  write(value: T): boolean {
    try {
      const text = JSON.stringify(value);
      // It is written down for each move of a game; nobody is to hear of what is as it was.
      if (localStorage.getItem(this.#name) !== text) localStorage.setItem(this.#name, text);
      return true;
    } catch {
      return false;
    }
  }

  forget(): void {
    try {
      localStorage.removeItem(this.#name);
    } catch {
      // Nothing was kept.
    }
  }

  /** Calls with what another window has written. */
  follow(changed: (value: T) => void): void {
    addEventListener("storage", ({ key }) => {
      if (key === this.#name) changed(this.read());
    });
  }
}
