import { trusted, type ReadStore } from '@foyer/projections';
import type { AgentDayDocument } from '@foyer/projections/visits';

import { stretchesOf, within, type Stretch } from '../domain/agent-time.js';

/** A time; its end is not part of it. In milliseconds since 1970. */
type Time = Pick<Stretch, 'from' | 'to'>;

/** What agents were at within a time, up to now, by member. */
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
  const [past, newest] = await Promise.all([
    days.find({
      ...common,
      until: trusted({ $gt: new Date(from).toISOString() }),
    }),
    days.find({ ...common, until: null }),
  ]);
  const byMember = new Map<string, AgentDayDocument[]>();
  for (const one of [...past, ...newest]) {
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
