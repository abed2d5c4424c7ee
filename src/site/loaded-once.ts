// Files that come with the page: each is fetched and read once, when it is first asked for. One that cannot be had is tried
// again the next time.

/** What `read` makes of the text of a file. The promise rejects where the file cannot be had. */
export function loadedOnce<T>(read: (text: string) => T): (url: string) => Promise<T> {
  const loading = new Map<string, Promise<T>>();
  const fetched = async (url: string): Promise<T> => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status}`);
    return read(await response.text());
  };
  return (url) => {
    const known = loading.get(url);
    if (known !== undefined) return known;
    const made = fetched(url);
    loading.set(url, made);
    made.catch(() => loading.delete(url));
    return made;
  };
}
