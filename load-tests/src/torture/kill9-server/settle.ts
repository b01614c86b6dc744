import { setTimeout as delay } from 'node:timers/promises';
import type { LogFacts } from './log-facts.js';

const POLL_MS = 150;
const WITHIN_MS = 60_000;
const LAG = /^foyer_projection_lag_seconds\{.*\} (\S+)$/gm;

/**
 * Waits until nothing happens any more on an unused server, and its read models have taken in
 * everything. Returns the errors of the log meanwhile.
 * @throws Error with the last state when it takes too long.
 */
export async function settle(origin: string, facts: LogFacts): Promise<string[]> {
  const wrong: string[] = [];
  const until = performance.now() + WITHIN_MS;
  let before = -1;
  let stood = 'nothing was heard';
  while (performance.now() < until) {
    const response = await fetch(`${origin}/metrics`);
    const text = await response.text();
    if (!response.ok) throw new Error(`/metrics answers ${response.status}: ${text}`);
    const lags = [...text.matchAll(LAG)].map(([, lag]) => Number(lag));
    wrong.push(...(await facts.readOn()));
    stood = `lags ${lags.join(' ')}; ${facts.count} events, ${facts.isCheckpointed ? '' : 'not '}checkpointed`;
    const isCurrent = lags.length > 0 && lags.every((lag) => lag === 0);
    if (isCurrent && facts.isCheckpointed && facts.count === before) return wrong;
    before = facts.count;
    await delay(POLL_MS);
  }
  throw new Error(`The server does not come to rest: ${stood}, ${before} events before`);
}
