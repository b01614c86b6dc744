import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits for a condition, asking every so often.
 * @throws Error when it does not come true in time
 */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = 45_000,
  everyMs = 50,
): Promise<void> {
  const until = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > until) throw new Error(`Did not come true in time: ${what}`);
    await delay(everyMs);
  }
}
