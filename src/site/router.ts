// Addresses: a path and parameters behind the `#`, so that the page can lie on any server and on none. `#/a/b?c=d`.

export interface Route {
  readonly path: readonly string[];
  readonly params: URLSearchParams;
}

export function routeOf(hash: string): Route {
  const [path = "", query = ""] = split(hash.replace(/^#?\/?/, ""));
  const parts = path.split("/").filter((part) => part !== "");
  return { path: parts.map(decoded), params: new URLSearchParams(query) };
}

/** Parameters that are undefined or empty are left out. */
export function hrefOf(path: readonly string[], params: Readonly<Record<string, string | undefined>> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  return withQuery(path, query);
}

/** Of the page that is there. While another is on its way, `location` has that one's already. */
let shown: string | undefined;

/** From now on the page of the present address is there. */
export function showPresent(): void {
  shown = location.hash;
}

/** The address of the page that is there. */
export function shownAddress(): string {
  return shown ?? location.hash;
}

/** Writes parameters into the address of the present page, which stays the same entry of the history; those that are undefined
 *  are left out. False where that page is being left: its address is not there any more. */
export function replaceParams(changes: Readonly<Record<string, string | undefined>>): boolean {
  return replacePath(routeOf(location.hash).path, changes);
}

/** Writes another path into the address, with the parameters that are there but for these changes; it stays the same entry of
 *  the history. It is one write: a reload could come between two. False where the page is being left. */
export function replacePath(
  path: readonly string[],
  changes: Readonly<Record<string, string | undefined>> = {},
): boolean {
  const { params } = routeOf(location.hash);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return replaceAddress(withQuery(path, params));
}

function replaceAddress(address: string): boolean {
  if (shownAddress() !== location.hash) return false;
  if (address !== location.hash) history.replaceState(history.state, "", address);
  if (shown !== undefined) shown = location.hash;
  return true;
}

function withQuery(path: readonly string[], query: URLSearchParams): string {
  // These stand for nothing else there, and links are to be read by people.
  const text = query
    .toString()
    .replaceAll("%2F", "/")
    .replaceAll("%2C", ",")
    .replaceAll("%3A", ":")
    .replaceAll("%40", "@");
  return `#/${path.map(encodeURIComponent).join("/")}${text === "" ? "" : `?${text}`}`;
}

function split(text: string): [string, string] {
  const at = text.indexOf("?");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
