import { readFileSync, readdirSync } from 'node:fs';

/**
 * Ends a process and everything that it started, as far as the system tells: who only ends a test
 * runner would leave behind the servers and browsers that it began.
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal the signal for the process itself
 */
export function endTree(pid, signal) {
  if (pid === undefined) return;
  // Read before any process ends: a process without its parent is in no tree.
  const below = descendantsOf(pid);
  notify(pid, signal);
  for (const one of below) notify(one, 'SIGTERM');
}

/** Ends everything that this process started and that still runs, once this process itself ends. */
export function leaveNothingBehind() {
  process.once('exit', () => {
    for (const one of descendantsOf(process.pid)) notify(one, 'SIGTERM');
  });
}

/**
 * @param {number} pid
 * @returns {readonly number[]} none where the system keeps no such list
 */
export function descendantsOf(pid) {
  const all = processes();
  const found = [pid];
  for (const parent of found) {
    found.push(...all.filter((one) => one.parent === parent).map((one) => one.pid));
  }
  return found.slice(1);
}

/** @returns {readonly { pid: number, parent: number }[]} */
function processes() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
  } catch {
    return [];
  }
}

/** @param {string} pid */
function parentOf(pid) {
  try {
    // The name before it may hold anything.
    const [, parent] = /\) \w (\d+)[^)]*$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(parent);
  } catch {
    return 0;
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function notify(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already ended meanwhile.
  }
}
