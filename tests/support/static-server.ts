// A plain static server of a folder, as anybody has one: it knows files, a few MIME types and the headers that a test wants,
// and nothing of modules. Some pages are given as text.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".html": "text/html",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export interface Served {
  readonly folder: string;
  /** By path. */
  readonly pages?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface StaticServer {
  readonly origin: string;
  close(): Promise<void>;
}

export async function serve({ folder, pages = {}, headers = {} }: Served): Promise<StaticServer> {
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const page = pages[pathname];
    const file = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    try {
      const body = page ?? (await readFile(join(folder, file)));
      const type = TYPES[extname(file)] ?? (page === undefined ? "application/octet-stream" : "text/html");
      response.writeHead(200, { "content-type": type, ...headers }).end(body);
    } catch {
      response.writeHead(404, headers).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
