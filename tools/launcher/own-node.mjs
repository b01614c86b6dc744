import { spawn, spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { CACHE, fetchNode } from './fetch-node.mjs';
import { isSupported, OLDEST } from './node-version.mjs';

/** The release that runs the product where the machine's own Node is too old. */
export const OWN_NODE = '22.23.5';

const NEEDS = `Foyer needs Node ${OLDEST.major}.${OLDEST.minor} or newer`;

/**
 * Returns at once on a new enough Node. On an older one the program is run again by a supported
 * Node, first on the PATH of all that it starts. This process then only waits until that one ends.
 * @param {{ version?: string, cache?: string }} [how] this Node's version, and where ours is kept
 * @returns {Promise<void>}
 */
export async function onSupportedNode({ version = process.version, cache = CACHE } = {}) {
  if (isSupported(version)) {
    endWithParent();
    return;
  }
  console.error(`${NEEDS}, and this is ${version}: it runs on Node ${OWN_NODE}, kept in ${cache}`);
  const program = await fetchNode(OWN_NODE, cache);
  if (program === undefined || spawnSync(program, ['--version']).status !== 0) {
    console.error(
      `Node ${OWN_NODE} cannot be fetched from npm, or does not run on this machine. ` +
        `Install Node ${OLDEST.major}.${OLDEST.minor} or newer from https://nodejs.org`,
    );
    process.exit(1);
  }
  await standFor(program);
}

/**
 * Runs this very program by another Node, hands signals on to it, and ends as it does.
 * @param {string} program
 * @returns {Promise<never>}
 */
function standFor(program) {
  const path = `${dirname(program)}${delimiter}${process.env['PATH'] ?? ''}`;
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path },
  });
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) {
    // A terminal sends Ctrl-C to the child as well.
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise(() => {
    child.once('exit', (code, signal) => {
      if (signal === null) process.exit(code ?? 1);
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
  });
}

/** Ends the program that runs for an older Node when that was killed: it gets no other signal. */
function endWithParent() {
  if (process.channel === undefined) return;
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
