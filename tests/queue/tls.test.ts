// rediss://: a command and a worker speak TLS with a Redis behind a proxy that ends it, trust the certificate that they are told
// to trust and no other, and say so.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { selfSigned } from "../support/certificate.ts";
import { fourfold } from "../support/command-line.ts";
import { type CutProxy, startProxy } from "../support/cut-proxy.ts";
import { settled } from "../support/queue-levels.ts";
import { startWorker } from "../support/queue-worker.ts";
import { runBinary } from "../support/real-binary.ts";
import { type RedisServer, startRedis } from "../support/redis-server.ts";

const SOLVE = ["solve", "levels/roll-the-block/first.txt", "--json"];
const PASSWORD = "only-over-tls";

let folder: string;
let redis: RedisServer;
let proxy: CutProxy;
/** What a process is told that shall trust the certificate. */
let trusting: Readonly<Record<string, string>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fourfold-tls-"));
  redis = await startRedis(["requirepass", PASSWORD]);
  const certified = selfSigned();
  proxy = await startProxy(redis.port, certified);
  const file = join(folder, "certificate.pem");
  await writeFile(file, certified.cert);
  trusting = { NODE_EXTRA_CA_CERTS: file, FOURFOLD_QUEUE_PASSWORD: PASSWORD };
});

afterAll(async () => {
  proxy?.close();
  await redis?.stop();
  await rm(folder, { recursive: true });
});

test("what is done over it is what is done here, also after it was cut", async () => {
  const worker = await startWorker(proxy.url, ["--jobs", "1"], trusting);
  const here = await fourfold(SOLVE);
  for (let i = 0; i < 2; i++) {
    const there = await runBinary([...SOLVE, "--queue", proxy.url], { env: trusting });
    expect(settled(there.stdout)).toBe(settled(here.stdout));
    expect([there.code, there.stderr]).toEqual([here.code, here.stderr]);
    proxy.cut();
    proxy.mend();
  }
  expect(await worker.end()).toBe(0);
  expect(worker.said()).not.toContain(PASSWORD);
});

test.each([
  ["en", "its certificate is not trusted here (NODE_EXTRA_CA_CERTS names a file with one that is)"],
  ["pt", "o seu certificado não é de confiança aqui (NODE_EXTRA_CA_CERTS indica um ficheiro com um que é)"],
])("a certificate that nobody vouches for is refused: %s", async (lang, why) => {
  for (const line of [
    [...SOLVE, "--queue", proxy.url],
    ["worker", "--queue", proxy.url],
  ]) {
    const { code, stdout, stderr } = await fourfold([...line, "--lang", lang]);
    expect(stderr.trim().endsWith(`${proxy.url}: ${why}`), stderr).toBe(true);
    expect([code, stdout]).toEqual([30, ""]);
  }
});

test("nothing is said in the clear to one who speaks no TLS, nor the other way round", async () => {
  const plain = proxy.url.replace("rediss:", "redis:");
  const secure = redis.url.replace("redis:", "rediss:");
  for (const url of [plain, secure]) {
    const { code, stderr } = await fourfold([...SOLVE, "--queue", url], { env: trusting });
    expect(stderr).toMatch(/^error: cannot use the queue at \S+: it does not (speak TLS|answer)\n$/);
    expect(code).toBe(30);
  }
});
