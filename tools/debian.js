// Installs what the tests need and npm has not from Debian, as root, where there is apt-get.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Runs it with what it says on standard error; true where it went well. @param {string} command @param {string[]} parameters @returns {boolean} */
export function run(command, parameters) {
  console.error(`> ${command} ${parameters.join(" ")}`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, parameters, { stdio: ["ignore", 2, 2], env: environment }).status === 0;
}

/** @param {string} name of the package */
export function installFromDebian(name) {
  return (
    process.getuid?.() === 0 &&
    existsSync("/usr/bin/apt-get") &&
    run("apt-get", ["update", "-qq"]) &&
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name])
  );
}
