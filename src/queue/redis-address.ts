// The address of a Redis as it is typed, `redis://[user[:password]@]host[:port][/database]`, or `rediss://` for one that is
// reached over TLS. A password may stand in the environment instead. What is told of an address is its `name`, without either.
import type { Words } from "../language/words.ts";
import { shorten } from "../levels/characters.ts";
import { QueueTrouble } from "./queue-trouble.ts";

export interface RedisAddress {
  /** For people: no user, no password. */
  readonly name: string;
  readonly options: RedisOptions;
}

export interface RedisOptions {
  readonly host: string;
  readonly port: number;
  readonly username?: string;
  readonly password?: string;
  readonly db?: number;
  /** Certificates are checked as Node checks them. */
  readonly tls?: object;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const PASSWORD_VARIABLE = "FOURFOLD_QUEUE_PASSWORD";
const USUAL_PORT = 6379;
const SCHEMES: Readonly<Record<string, "plain" | "tls">> = {
  "redis:": "plain",
  "valkey:": "plain",
  "rediss:": "tls",
  "valkeys:": "tls",
};

/** Throws QueueTrouble. */
export function redisAddress(typed: string, env: Environment): RedisAddress {
  const url = parsed(typed);
  const kind = url && SCHEMES[url.protocol];
  if (url === undefined || kind === undefined || url.hostname === "") throw new QueueTrouble(NO_ADDRESS);
  const database = /^\/?$/.test(url.pathname) ? undefined : /^\/(\d{1,4})$/.exec(url.pathname)?.[1];
  if (database === undefined && url.pathname.length > 1) throw new QueueTrouble(noDatabase(url.pathname));
  if (url.search !== "" || url.hash !== "") throw new QueueTrouble(NO_ADDRESS);
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const port = url.port === "" ? USUAL_PORT : Number(url.port);
  const [username, password] = [unescaped(url.username), unescaped(url.password) || env[PASSWORD_VARIABLE] || ""];
  return {
    name: `${url.protocol}//${url.hostname}:${port}${database === undefined ? "" : `/${database}`}`,
    options: {
      host,
      port,
      ...(username === "" ? {} : { username }),
      ...(password === "" ? {} : { password }),
      ...(database === undefined ? {} : { db: Number(database) }),
      ...(kind === "tls" ? { tls: {} } : {}),
    },
  };
}

/** What is typed is not told again: a password may stand in it. */
const NO_ADDRESS: Words = {
  en: "the queue is the address of a Redis, for example redis://localhost:6379 or rediss://user:password@host/2",
  pt: "a fila é o endereço de um Redis, por exemplo redis://localhost:6379 ou rediss://utilizador:senha@host/2",
};

function noDatabase(path: string): Words {
  const shown = shorten(path.slice(1));
  return {
    en: `the database of a Redis is a number, and not ${shown}`,
    pt: `a base de dados de um Redis é um número, e não ${shown}`,
  };
}

function parsed(typed: string): URL | undefined {
  try {
    return new URL(typed);
  } catch {
    return undefined;
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
