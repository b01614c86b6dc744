import { setImmediate as turn } from 'node:timers/promises';
import { trusted, type Filter, type ReadStore } from '@foyer/projections';

/** Which calls are read. */
export interface CallsWanted {
  /** First and last moment of ringing, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly queueId?: string | undefined;
  readonly agentId?: string | undefined;
  /** Those that this agent let ring. */
  readonly missedBy?: string | undefined;
}

interface Rung {
  readonly _id: string;
  readonly rangAt: string;
}

/** So many are read at once that others wait for a few milliseconds at most. */
const PAGE = 1_000;

/** Calls of a collection in the order in which they rang, page by page; what changes meanwhile moves no page. */
export async function* callPages<T extends Rung>(
  store: ReadStore,
  collection: 'calls' | 'callFigures',
  wanted: CallsWanted,
  pageSize = PAGE,
): AsyncGenerator<readonly T[]> {
  const to = new Date(wanted.to).toISOString();
  let last: Rung = { _id: '', rangAt: new Date(wanted.from).toISOString() };
  for (;;) {
    const filter = {
      ...(wanted.queueId !== undefined && { queueId: wanted.queueId }),
      ...(wanted.agentId !== undefined && { agentId: wanted.agentId }),
      ...(wanted.missedBy !== undefined && { missedBy: wanted.missedBy }),
      rangAt: trusted({ $gte: last.rangAt, $lte: to }),
      $or: [{ rangAt: trusted({ $gt: last.rangAt }) }, { _id: trusted({ $gt: last._id }) }],
    } as unknown as Filter<T>;
    const page = await store.collection<T>(collection).find(filter, {
      sort: { rangAt: 1, _id: 1 },
      limit: pageSize,
    });
    if (page.length > 0) yield page;
    const end = page.at(-1);
    if (end === undefined || page.length < pageSize) return;
    last = end;
    await turn();
  }
}
