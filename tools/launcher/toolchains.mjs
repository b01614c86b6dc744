import { spawnSync } from 'node:child_process';

/**
 * A toolchain that makes or runs a test double.
 * @typedef {'go' | 'java' | 'maven'} Toolchain
 */

/** How each says its version, and the least that will do. */
const PROBES = {
  go: { command: ['go', 'version'], version: /go(\d+)\.(\d+)/, least: [1, 24] },
  java: { command: ['java', '-version'], version: /version "(\d+)(?:\.(\d+))?/, least: [17, 0] },
  maven: { command: ['mvn', '--version'], version: /Maven (\d+)\.(\d+)/, least: [3, 6] },
};

/**
 * Looks for all of them.
 * @returns {Record<Toolchain, { version: string, usable: boolean } | undefined>}
 */
export function findToolchains() {
  return { go: probe('go'), java: probe('java'), maven: probe('maven') };
}

/** @param {Toolchain} name */
function probe(name) {
  const { command, version, least } = PROBES[name];
  const [file = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', timeout: 20_000 });
  const found = status === 0 ? version.exec(stdout + stderr) : null;
  if (found === null) return undefined;
  const [major, minor] = [Number(found[1]), Number(found[2] ?? 0)];
  const [leastMajor = 0, leastMinor = 0] = least;
  const usable = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  return { version: `${major}.${minor}`, usable };
}
