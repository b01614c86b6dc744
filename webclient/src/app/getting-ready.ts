import { makeStore } from '../state/store.js';

/**
 * The server's message while it is getting ready after an upgrade; undefined at all other times.
 */
export const gettingReady = makeStore<string | undefined>(undefined);
