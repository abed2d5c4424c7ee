// A connection that can be cut and mended: it stands between a Redis and whoever uses it. With a certificate it speaks TLS to
// the latter.
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";

export interface CutProxy {
  readonly url: string;
  /** Ends all connections and lets nobody in. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** In PEM. */
export interface Certified {
  readonly key: string;
  readonly cert: string;
}

export async function startProxy(port: number, certified?: Certified): Promise<CutProxy> {
  const open = new Set<Socket>();
  let isCut = false;
  const answer = (client: Socket): void => {
    if (isCut) {
      client.destroy();
      return;
    }
    const there = connect(port, "127.0.0.1");
    for (const [one, other] of [
      [client, there],
      [there, client],
    ] as const) {
      open.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  };
  const server = certified === undefined ? createServer(answer) : createTlsServer({ ...certified }, answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port: own } = server.address() as AddressInfo;
  const end = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `${certified === undefined ? "redis" : "rediss"}://127.0.0.1:${own}`,
    cut() {
      isCut = true;
      end();
    },
    mend() {
      isCut = false;
    },
    close() {
      end();
      server.close();
    },
  };
}
