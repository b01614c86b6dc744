import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

const WITHIN_MS = 90_000;
const POLL_MS = 100;

const Readiness = z.object({
  parts: z.record(
    z.string(),
    z.object({ state: z.string(), detail: z.record(z.string(), z.unknown()).optional() }),
  ),
});

/**
 * Waits until parts of the server say that they are well.
 * @param states what a part must say in addition, by its name.
 * @returns how long it took, in milliseconds; undefined where it took too long.
 */
export async function untilMended(
  origin: string,
  parts: readonly string[],
  states: Readonly<Record<string, string>> = {},
): Promise<number | undefined> {
  const began = performance.now();
  while (performance.now() - began < WITHIN_MS) {
    const answer = await fetch(`${origin}/health/ready`);
    const report = Readiness.parse(await answer.json()).parts;
    const isWell = (part: string): boolean =>
      report[part]?.state === 'up' &&
      (states[part] === undefined || report[part].detail?.state === states[part]);
    if (parts.every(isWell)) return performance.now() - began;
    await delay(POLL_MS);
  }
  return undefined;
}
