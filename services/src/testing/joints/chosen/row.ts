import type { Manner } from '../together.js';

/** The name of a state, and those of events, each another reason for the same thing to end. */
export type Row = readonly [state: string, manner: Manner, ...events: string[]];
