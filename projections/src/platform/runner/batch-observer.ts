import type { EventEnvelope } from './projected-event.js';

/**
 * Called with every batch of events that live projections take in; must run it and pass on what it
 * throws. Builds made next to the live ones are not shown: their events happened long ago.
 */
export type BatchObserver = (
  events: readonly EventEnvelope[],
  run: () => Promise<void>,
) => Promise<void>;
