import type { ReadStore } from '@foyer/projections';

import { pagesOf } from './pages.js';

/** Which calls are read. */
export interface CallsWanted {
  /** First and last moment of ringing, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly queueId?: string | undefined;
}

interface Rung {
  readonly _id: string;
  readonly rangAt: string;
}

type Collection = 'calls' | 'callFigures';

/**
 * Calls of a collection in the order in which they rang, page by page; what changes meanwhile moves
 * no page.
 */
export function callPages<T extends Rung>(
  store: ReadStore,
  collection: Collection,
  wanted: CallsWanted & { readonly where?: object },
  pageSize?: number,
): AsyncGenerator<readonly T[]> {
  const { from, to, queueId, where } = wanted;
  const within = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  const all = { ...where, ...(queueId !== undefined && { queueId }) };
  return pagesOf<T>(store, { collection, path: 'rangAt', ...within, where: all }, pageSize);
}

/** The paths of a call that name its agents: the last one, and those who handed it over. */
export const HAD = {
  calls: ['agentId', 'handOvers.fromId'],
  callFigures: ['agentId', 'parts.agentId'],
} as const satisfies Record<Collection, readonly string[]>;

/**
 * Calls that name a member at one of some paths, in the order in which they rang. Each path has an
 * index of its own.
 */
export async function callsNaming<T extends Rung>(
  store: ReadStore,
  collection: Collection,
  {
    memberId,
    at,
    ...wanted
  }: CallsWanted & { readonly memberId: string; readonly at: readonly string[] },
): Promise<readonly T[]> {
  const found = new Map<string, T>();
  for (const path of at) {
    const pages = callPages<T>(store, collection, { ...wanted, where: { [path]: memberId } });
    for await (const page of pages) for (const call of page) found.set(call._id, call);
  }
  return [...found.values()].toSorted((a, b) => a.rangAt.localeCompare(b.rangAt));
}
