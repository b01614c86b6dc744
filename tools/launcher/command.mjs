import { spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { endTree } from './process-tree.mjs';
import { root } from './root.mjs';

/** Enough of a failed command's output to see why it failed. */
const KEPT_LINES = 80;

/** A command that could not be run or that ended with something else than 0. */
export class FailedCommand extends Error {
  /**
   * @param {string} message
   * @param {string} output
   * @param {number} exitCode
   */
  constructor(message, output, exitCode) {
    super(message);
    this.name = 'FailedCommand';
    this.output = output;
    this.exitCode = exitCode;
  }
}

/**
 * The command line of npm: the one that runs us where there is one, so that its version and
 * settings stay the same.
 * @param {readonly string[]} args
 * @returns {[string, string[]]}
 */
export function npm(args) {
  const script = process.env['npm_execpath'];
  return script?.endsWith('.js') ? [process.execPath, [script, ...args]] : ['npm', [...args]];
}

/**
 * Runs a command silently, giving each line of its output to `onLine`.
 * @param {string} name how the command is called in a failure
 * @param {readonly [string, readonly string[]]} commandLine
 * @param {(line: string) => void} [onLine]
 * @param {{ withinMs?: number | undefined, env?: NodeJS.ProcessEnv }} [how] its time limit, none by
 *   default, and its environment, that of this process by default
 * @returns {Promise<void>}
 */
export function quietly(name, [file, args], onLine, { withinMs, env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
    const release = handSignalsOn(child);
    const late = withinMs && setTimeout(() => endTree(child.pid, 'SIGTERM'), withinMs);
    /** @type {string[]} */
    const kept = [];
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        kept.push(line);
        if (kept.length > KEPT_LINES) kept.shift();
        onLine?.(line);
      });
    }
    const fail = (/** @type {string} */ why, /** @type {number} */ code) =>
      reject(new FailedCommand(`${name} ${why}`, kept.join('\n'), code));
    child.once('error', (error) => fail(`could not be run: ${error.message}`, 1));
    child.once('close', (code, signal) => {
      release();
      clearTimeout(late);
      if (code === 0) resolve();
      else fail(signal ? `was ended by ${signal}` : 'failed', code ?? 1);
    });
  });
}

/**
 * @typedef {object} Limits
 * @property {NodeJS.WritableStream | undefined} [out] where its output goes
 * @property {number | undefined} [withinMs] how long it may take
 * @property {boolean | undefined} [yields] true if processes that run at the same time come first
 */

/**
 * Runs a command whose output goes straight to ours by default. Answers with its exit code.
 * @param {readonly [string, readonly string[]]} commandLine
 * @param {NodeJS.ProcessEnv} [env]
 * @param {Limits} [limits]
 * @returns {Promise<number>}
 */
export function live([file, args], env = process.env, { out, withinMs, yields = false } = {}) {
  return new Promise((resolve) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = out ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(file, args, { cwd: root, stdio, env });
    // Its own children will have the same priority. An already lower priority stays as it is.
    const { PRIORITY_BELOW_NORMAL } = constants.priority;
    if (yields && child.pid) setPriority(child.pid, Math.max(getPriority(), PRIORITY_BELOW_NORMAL));
    const release = handSignalsOn(child);
    const late = withinMs && setTimeout(() => endTree(child.pid, 'SIGTERM'), withinMs);
    if (out) for (const stream of [child.stdout, child.stderr]) stream?.pipe(out, { end: false });
    child.once('error', (error) => {
      console.error(`${file} could not be run: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => {
      release();
      clearTimeout(late);
      resolve(code ?? 1);
    });
  });
}

/**
 * The running commands; several may run at the same time.
 * @type {Set<import('node:child_process').ChildProcess>}
 */
const running = new Set();

const HANDLERS = /** @type {const} */ ([
  ['SIGINT', () => endAll('SIGINT', 130)],
  ['SIGTERM', () => endAll('SIGTERM', 143)],
  ['SIGHUP', () => endAll('SIGHUP', 129)],
]);

/**
 * @param {NodeJS.Signals} signal
 * @param {number} code
 */
function endAll(signal, code) {
  for (const child of running) endTree(child.pid, signal);
  process.exit(code);
}

/**
 * A terminal sends Ctrl-C to the child as well, but anyone who ends only this process would leave
 * the child behind.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops it
 */
function handSignalsOn(child) {
  if (running.size === 0) for (const [signal, end] of HANDLERS) process.once(signal, end);
  running.add(child);
  return () => {
    running.delete(child);
    if (running.size === 0) for (const [signal, end] of HANDLERS) process.off(signal, end);
  };
}
