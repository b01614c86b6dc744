import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FailedCommand } from './command.mjs';
import { root } from './root.mjs';
import { cache } from './test-doubles.mjs';

const START_WITHIN_MS = 60_000;
const END_WITHIN_MS = 10_000;

/** Each checkout has its own. */
const folder = join(cache, 'run', createHash('sha256').update(root).digest('hex').slice(0, 12));
const list = join(folder, 'running.json');

/**
 * @typedef {{ name: string, variable: string, url: string, pid: number, began: string }} Running
 */

/** Those that were started and are still there. @returns {readonly Running[]} */
export function running() {
  if (!existsSync(list)) return [];
  /** @type {readonly Running[]} */
  const known = JSON.parse(readFileSync(list, 'utf8'));
  return known.filter(({ pid, began }) => startOf(pid) === began);
}

/**
 * Starts a server on free ports, in an empty folder of its own. Another program may take a port
 * before the server does, so that it tries again once.
 * @param
 * {import('./test-doubles.mjs').TestDouble & { server: import('./test-doubles.mjs').Server }}
 * testDouble
 * @param {string} place
 */
export async function start(testDouble, place) {
  try {
    await startOnce(testDouble, place);
  } catch (error) {
    if (!(error instanceof FailedCommand)) throw error;
    await startOnce(testDouble, place);
  }
}

/** @type {typeof start} */
async function startOnce({ name, server }, place) {
  const own = join(folder, server.variable);
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  const port = await freePort();
  const [file, ...args] = server.command(place, own, [port, await freePort()]);
  const log = join(folder, `${server.variable}.log`);
  const out = openSync(log, 'w');
  const child = spawn(file, args, { cwd: own, stdio: ['ignore', out, out], detached: true });
  child.unref();
  const { pid = 0 } = child;
  const one = {
    name,
    variable: server.variable,
    url: server.url(port),
    pid,
    began: startOf(pid) ?? '',
  };
  writeFileSync(list, JSON.stringify([...running(), one]));
  const late = performance.now() + START_WITHIN_MS;
  while (!(await answers(port))) {
    if (child.exitCode === null && performance.now() < late) {
      await sleep(100);
      continue;
    }
    await end(one);
    throw new FailedCommand(`${name} did not start`, readFileSync(log, 'utf8').slice(-4000), 1);
  }
}

/** Ends all of them and forgets what they kept. */
export async function endAll() {
  const all = running();
  for (const one of all) await end(one);
  rmSync(folder, { recursive: true, force: true });
  return all;
}

/** The same where nothing can be waited for. */
export function endAllAtOnce() {
  for (const { pid } of running()) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

/** @param {Running} one */
async function end({ pid, began }) {
  const late = performance.now() + END_WITHIN_MS;
  let signal = /** @type {NodeJS.Signals} */ ('SIGTERM');
  while (startOf(pid) === began) {
    if (performance.now() > late) signal = 'SIGKILL';
    process.kill(pid, signal);
    await sleep(100);
  }
}

/**
 * When a process began: a number that was given to another process in the meantime must not be
 * taken for it.
 * @param {number} pid
 */
function startOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
