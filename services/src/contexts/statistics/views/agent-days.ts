import { trusted, type ReadStore } from '@foyer/projections';
import type { AgentDayDocument } from '@foyer/projections/visits';

import { stretchesOf, within, type Stretch } from '../domain/agent-time.js';
import { pagesOf } from './pages.js';

/** A time; its end is not part of it. In milliseconds since 1970. */
type Time = Pick<Stretch, 'from' | 'to'>;

/** Returns the activities of agents within a time, up to now, by member. */
export async function agentStretches(
  store: ReadStore,
  { from, to }: Time,
  now: number,
  memberId?: string,
): Promise<ReadonlyMap<string, readonly Stretch[]>> {
  const days = store.collection<AgentDayDocument>('agentDays');
  const common = {
    ...(memberId !== undefined && { memberId }),
    day: trusted({ $lte: new Date(to).toISOString().slice(0, 10) }),
  };
  const begin = new Date(from).toISOString();
  const newest = await days.find({ ...common, until: null });
  // One may end while the others are read: it counts as it was read last.
  const found = new Map(newest.map((one) => [one._id, one]));
  const ended = { collection: 'agentDays', path: 'until', from: begin, where: common } as const;
  for await (const page of pagesOf<AgentDayDocument>(store, ended)) {
    for (const one of page) if (one.until !== begin) found.set(one._id, one);
  }
  const byMember = new Map<string, AgentDayDocument[]>();
  for (const one of found.values()) {
    byMember.set(one.memberId, [...(byMember.get(one.memberId) ?? []), one]);
  }
  return new Map(
    [...byMember].map(([id, documents]) => {
      const inOrder = documents.toSorted((a, b) => (a.day < b.day ? -1 : 1));
      const until = inOrder.at(-1)?.until;
      const steps = inOrder.flatMap((one) => one.steps);
      const end = Math.min(to, until ? Date.parse(until) : now);
      return [id, within(stretchesOf(steps, Math.min(end, now)), { from, to: end })] as const;
    }),
  );
}
