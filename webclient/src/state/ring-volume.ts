import { makeStore } from './store.js';

/** The default volume of a ring (the preference's own default). */
export const RING_VOLUME = 0.6;

/** How loud it rings, from 0 to 1, as the member likes it. */
export const ringVolume = makeStore(RING_VOLUME);
