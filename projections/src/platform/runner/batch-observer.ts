import type { EventEnvelope } from './projected-event.js';

/**
 * Called with every batch of events that live projections take in; must run it and hand on what it throws. Builds made
 * beside the live ones are not shown: what they take in happened long ago.
 */
export type BatchObserver = (
  events: readonly EventEnvelope[],
  run: () => Promise<void>,
) => Promise<void>;
