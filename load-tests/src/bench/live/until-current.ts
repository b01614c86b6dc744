import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from './product.js';

const LAG = /^foyer_projection_lag_seconds\{.*\} (\S+)$/gm;

/**
 * Resolves once all read models have taken in the whole log.
 * @throws Error where one has stopped.
 */
export async function untilCurrent({ server }: Product): Promise<void> {
  for (;;) {
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    const lags = [...text.matchAll(LAG)].map(([, lag]) => Number(lag));
    if (lags.length > 0 && lags.every((lag) => lag === 0)) return;
    if (/foyer_projection_up\{.*\} 0$/m.test(text)) throw new Error('A read model has stopped');
    await delay(200);
  }
}
