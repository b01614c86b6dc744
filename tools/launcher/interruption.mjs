const SIGNALS = /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]);

/**
 * Runs what needs an end of its own, and brings it to that end also where this process is
 * interrupted.
 * @template T
 * @param {() => Promise<T>} work
 * @param {() => void} endAtOnce is called when the process ends before the work does; nothing can
 * be waited for then
 * @returns {Promise<T>}
 */
export async function withEnd(work, endAtOnce) {
  // A command that runs now gets the same signal and must end first.
  const handlers = SIGNALS.map(
    ([signal, code]) =>
      /** @type {const} */ ([signal, () => setImmediate(() => process.exit(code))]),
  );
  for (const [signal, handler] of handlers) process.on(signal, handler);
  process.once('exit', endAtOnce);
  try {
    return await work();
  } finally {
    process.off('exit', endAtOnce);
    for (const [signal, handler] of handlers) process.off(signal, handler);
  }
}
