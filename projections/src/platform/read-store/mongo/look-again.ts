import { setTimeout as sleep } from 'node:timers/promises';

/** Between two looks, in milliseconds. */
const LOOKED_AFTER_MS = 1000;

/** Looks again and again until the signal; a look that fails is repeated like any other. */
export async function lookAgain(look: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    const isOver = await sleep(LOOKED_AFTER_MS, false, { signal, ref: false }).catch(() => true);
    if (isOver) return;
    await look().catch(() => undefined);
  }
}
