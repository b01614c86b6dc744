import type { ReadStore } from '@foyer/projections';

import { pagesOf } from './pages.js';

/** Which calls are read. */
export interface CallsWanted {
  /** First and last moment of ringing, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly queueId?: string | undefined;
  readonly agentId?: string | undefined;
  /** Those that this agent let ring. */
  readonly missedBy?: string | undefined;
  /** Those that this agent handed over; in the collection `calls`. */
  readonly handedOverBy?: string | undefined;
}

interface Rung {
  readonly _id: string;
  readonly rangAt: string;
}

/**
 * Calls of a collection in the order in which they rang, page by page; what changes meanwhile moves
 * no page.
 */
export function callPages<T extends Rung>(
  store: ReadStore,
  collection: 'calls' | 'callFigures',
  { from, to, queueId, agentId, missedBy, handedOverBy }: CallsWanted,
  pageSize?: number,
): AsyncGenerator<readonly T[]> {
  const where = {
    ...(queueId !== undefined && { queueId }),
    ...(agentId !== undefined && { agentId }),
    ...(missedBy !== undefined && { missedBy }),
    ...(handedOverBy !== undefined && { 'handOvers.fromId': handedOverBy }),
  };
  const within = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  return pagesOf<T>(store, { collection, path: 'rangAt', ...within, where }, pageSize);
}
