// The files for a cluster, as far as they can be checked without one: they are YAML, what belongs together is called the same,
// the Redis keeps what it has and gives nothing up, no password is in them, and fourfold takes their command lines.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { fourfold } from "../../tests/support/command-line.ts";

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), "utf8");
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")) as {
  version: string;
};

// biome-ignore lint/suspicious/noExplicitAny: whatever a file has; what is asked for and is not there fails the test.
type Yaml = any;

const compose = parse(read("compose.yaml")) as Yaml;
const documents = parseAllDocuments(read("kubernetes.yaml")).map((each) => each.toJS() as Yaml);
const ofKind = (kind: string): Yaml => documents.find((each) => each.kind === kind);
const worker = ofKind("Deployment").spec.template.spec;
const redis = ofKind("StatefulSet").spec.template.spec;

const COMMANDS: readonly (readonly [where: string, line: readonly string[]])[] = [
  ["Dockerfile", JSON.parse(/^CMD (.*)$/m.exec(read("Dockerfile"))?.[1] ?? "") as string[]],
  ["compose.yaml", compose.services.worker.command],
  ["kubernetes.yaml", worker.containers[0].args],
];

describe.each(COMMANDS)("the worker of %s", (_, line) => {
  test("is started as fourfold is", async () => {
    const nowhere = line.map((word) => word.replace(/^redis:\/\/[\w-]+:\d+$/, "redis://127.0.0.1:1"));
    const { code, stderr } = await fourfold(nowhere);
    expect([code, stderr]).toEqual([30, "error: cannot use the queue at redis://127.0.0.1:1: nothing listens there\n"]);
  });

  test("has more memory than its searches may use", () => {
    const mib = Number(line[line.indexOf("--max-memory") + 1]) * Number(line[line.indexOf("--jobs") + 1]);
    expect(mib * 1.25).toBeLessThan(Number.parseInt(compose.services.worker.deploy.resources.limits.memory, 10));
    expect(mib * 1.25).toBeLessThan(Number.parseInt(worker.containers[0].resources.limits.memory, 10));
  });
});

test("the workers go to the Redis that is there", () => {
  const hosts = COMMANDS.map(([, line]) => new URL(line[line.indexOf("--queue") + 1] ?? "").hostname);
  expect(hosts).toEqual(["redis", "redis", ofKind("Service").metadata.name]);
  expect(Object.keys(compose.services)).toContain("redis");
  const { app } = ofKind("Service").spec.selector;
  expect(ofKind("StatefulSet").spec.template.metadata.labels.app).toBe(app);
  expect(ofKind("NetworkPolicy").spec.podSelector.matchLabels.app).toBe(app);
  const { app: ofWorkers } = ofKind("Deployment").spec.template.metadata.labels;
  expect(ofKind("NetworkPolicy").spec.ingress[0].from[0].podSelector.matchLabels.app).toBe(ofWorkers);
});

test.each([
  ["compose.yaml", compose.services.redis.command.at(-1), compose.services.redis.volumes[0].split(":")],
  [
    "kubernetes.yaml",
    redis.containers[0].command.at(-1),
    [ofKind("StatefulSet").spec.volumeClaimTemplates[0].metadata.name, redis.containers[0].volumeMounts[0].mountPath],
  ],
])("the Redis of %s keeps what it has, and asks for a password", (_, command: string, [volume, path]: string[]) => {
  expect(command).toMatch(
    /--appendonly yes .*--maxmemory-policy noeviction .*--requirepass "\${1,2}FOURFOLD_QUEUE_PASSWORD"$/,
  );
  expect([volume, path]).toEqual([expect.any(String), "/data"]);
});

test("the number of workers is a wish, of one or a hundred", () => {
  const { scaleTargetRef, minReplicas, maxReplicas } = ofKind("HorizontalPodAutoscaler").spec;
  expect(scaleTargetRef.name).toBe(ofKind("Deployment").metadata.name);
  expect([minReplicas, maxReplicas]).toEqual([2, 100]);
  expect(compose.services.worker.deploy.replicas).toBeGreaterThan(1);
});

test("all are of the version of this Fourfold, and have the time to give their work back", () => {
  expect(read("Dockerfile")).toContain(`fourfold@${version} `);
  expect(worker.containers[0].image.split(":").at(-1)).toBe(version);
  expect(worker.terminationGracePeriodSeconds).toBeGreaterThan(8);
  expect(Number.parseInt(compose.services.worker.stop_grace_period, 10)).toBeGreaterThan(8);
});
