import { setTimeout as delay } from 'node:timers/promises';
import { VISIT_DESERTED_MS } from '@foyer/contracts/visits';
import type { VisitsInLog } from './visits-in-log.js';

const POLL_MS = 250;
/** The longest wait; a broken connection counts as an absence only after a while. */
const WITHIN_MS = VISIT_DESERTED_MS + 30_000;

/**
 * Waits until the log shows nothing unfinished. Returns the unfinished things when it does not
 * end.
 */
export async function everybodyWentHome(visits: VisitsInLog): Promise<readonly string[]> {
  const until = performance.now() + WITHIN_MS;
  for (;;) {
    await visits.readOn();
    if (visits.unfinished.length === 0 || performance.now() > until) return visits.unfinished;
    await delay(POLL_MS);
  }
}
