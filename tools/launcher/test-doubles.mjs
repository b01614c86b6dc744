import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { FailedCommand, quietly } from './command.mjs';
import { NotFetched } from './not-fetched.mjs';
import { root } from './root.mjs';

/** Outside the tree, so that every checkout of a machine shares it. */
export const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'foyer');

/**
 * A real server, or one that is compatible with it, that tests are run against on a machine without
 * containers.
 * @typedef {object} TestDouble
 * @property {string} name
 * @property {readonly import('./toolchains.mjs').Toolchain[]} needs
 * @property {string} place its name in the cache; it changes with every source that it is made from
 * @property {(place: string, report: import('./steps.mjs').Report) => Promise<void>} fetch gets its
 *   sources from their origin
 * @property {(place: string, report: import('./steps.mjs').Report) => Promise<void>} [make]
 *   builds it from the fetched sources
 * @property {Server} [server] absent for a program that is only kept at hand
 */

/**
 * @typedef {object} Server
 * @property {string} variable hands its address to the tests
 * @property {(port: number) => string} url
 * @property
 * {(place: string, folder: string, ports: readonly [number, number]) => readonly [string, ...string[]]}
 * command
 */

const sources = join(root, 'tools/test-doubles');

/** @param {readonly string[]} files */
function madeFrom(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(sources, file)));
  return hash.digest('hex').slice(0, 12);
}

const K6 = 'v1.8.1';
const GO = ['-C', join(sources, 'ferretdb')];
/** A registry that takes calls and never answers must not hold up everything else. */
const FETCHED_WITHIN_MS = 5 * 60_000;

/** @type {readonly TestDouble[]} */
export const TEST_DOUBLES = [
  {
    name: 'FerretDB on SQLite, for MongoDB',
    needs: ['go'],
    place: `ferretdb-${madeFrom(['ferretdb/main.go', 'ferretdb/go.mod', 'ferretdb/go.sum'])}`,
    fetch: (_place, report) =>
      download('go mod download', ['go', ...GO, 'mod', 'download', '-x'], report),
    make: (place, report) => {
      const flags = ['-trimpath', '-ldflags=-s -w', '-o', place, '.'];
      return quietly('go build', ['env', ['GOPROXY=off', 'go', ...GO, 'build', ...flags]], report);
    },
    server: {
      variable: 'TEST_MONGODB_URL',
      url: (port) => `mongodb://127.0.0.1:${port}/`,
      command: (place, folder, [port]) => [place, '-listen', `127.0.0.1:${port}`, '-data', folder],
    },
  },
  {
    name: 'Kafka',
    needs: ['java', 'maven'],
    place: `kafka-${madeFrom(['kafka/pom.xml'])}`,
    fetch: (place, report) => {
      const pom = join(sources, 'kafka/pom.xml');
      const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${place}`];
      return download('mvn', ['mvn', '-B', '-ntp', '-f', pom, ...goal], report);
    },
    server: {
      variable: 'TEST_KAFKA_URL',
      url: (port) => `kafka://127.0.0.1:${port}`,
      command: (place, folder, ports) => kafkaCommand(place, folder, ports),
    },
  },
  {
    name: 'k6',
    needs: ['go'],
    place: `k6-${K6}`,
    fetch: async (place, report) => {
      const bin = `${place}.bin`;
      const install = ['env', `GOBIN=${bin}`, 'go', 'install', `go.k6.io/k6@${K6}`];
      await quietly('go install', [install[0] ?? '', install.slice(1)], report);
      renameSync(join(bin, 'k6'), place);
      rmSync(bin, { recursive: true });
    },
  },
];

/**
 * The test doubles that this run has begun to make, by place.
 * @type {Map<string, Promise<string>>}
 */
const begun = new Map();

/**
 * Makes a test double where the cache has none; asked for twice, it is made once.
 * @param {TestDouble} testDouble
 * @param {import('./steps.mjs').Report} report
 * @returns {Promise<string>}
 * @throws NotFetched when what it is made of cannot be had.
 */
export function provide(testDouble, report) {
  const promise = begun.get(testDouble.place) ?? made(testDouble, report);
  begun.set(testDouble.place, promise);
  return promise;
}

/**
 * Makes a test double; a half-made one is rebuilt.
 * @param {TestDouble} testDouble
 * @param {import('./steps.mjs').Report} report
 */
async function made({ place, fetch, make }, report) {
  const path = join(cache, place);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const half = `${path}.half`;
  rmSync(half, { recursive: true, force: true });
  await fetch(half, report);
  await make?.(half, report);
  renameSync(half, path);
  return path;
}

/**
 * @param {string} name
 * @param {readonly [string, ...string[]]} command
 * @param {import('./steps.mjs').Report} report
 */
async function download(name, [file, ...args], report) {
  try {
    await quietly(name, [file, args], report, { withinMs: FETCHED_WITHIN_MS });
  } catch (error) {
    // A wrong checksum is a person's mistake, or an attack.
    const isOther = error instanceof FailedCommand && /checksum mismatch/i.test(error.output);
    throw error instanceof FailedCommand && !isOther ? new NotFetched(error) : error;
  }
}

/**
 * One node that is broker and controller at once.
 * @param {string} place
 * @param {string} folder
 * @param {readonly [number, number]} ports
 * @returns {readonly [string, ...string[]]}
 */
function kafkaCommand(place, folder, [port, controller]) {
  const properties = join(folder, 'server.properties');
  const lines = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controller}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'log.dirs': join(folder, 'log'),
    'offsets.topic.replication.factor': 1,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'group.initial.rebalance.delay.ms': 0,
  };
  const text = Object.entries(lines).map(([key, value]) => `${key}=${value}\n`);
  writeFileSync(properties, text.join(''));
  const logging = '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn';
  const java = ['-Xmx512m', '-XX:TieredStopAtLevel=1', logging, '-cp', `${place}/*`];
  const id = randomBytes(16).toString('base64url');
  spawnSync('java', [...java, 'kafka.tools.StorageTool', 'format', '-t', id, '-c', properties]);
  return ['java', ...java, 'kafka.Kafka', properties];
}
