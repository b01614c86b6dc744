import type { ReadStore } from '@foyer/projections';

import { Clock } from '#platform/clock';
import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { timeOf, within } from '../domain/agent-time.js';
import { agentsOf, agentsPart } from '../domain/agents-part.js';
import { CallTally } from '../domain/call-tally.js';
import { localDays, spanOf, type LocalDay } from '../domain/local-hours.js';
import { agentStretches } from './agent-days.js';
import { callsOf } from './call-report.js';
import { namesOf } from './names.js';

interface DaysWanted {
  /** The days that are named, by UTC. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

interface OneDay {
  readonly memberId: string;
  readonly timeZone: string;
}

const dayNamed = (day: string) => ({ from: `${day}T00:00:00Z`, to: `${day}T23:59:59.999Z` });

const needs = { store: need<ReadStore>(READ_STORE), clock: Clock };

/** Days as times whose end is not part of them. */
const daysOf = ({ timeZone, ...named }: DaysWanted) => {
  const days = localDays(spanOf(named), timeZone);
  return { days, from: days[0]?.from ?? 0, to: (days.at(-1)?.to ?? 0) + 1 };
};
const openEnd = ({ from, to }: LocalDay) => ({ from, to: to + 1 });

/** How all agents spent some days. */
export const ReportAgents = defineQuery({
  name: 'ReportAgents',
  needs,
  answer: async (wanted: DaysWanted, { needs: { store, clock } }) => {
    const found = await agentStretches(store, daysOf(wanted), clock.now().getTime());
    const names = await namesOf(store, [...found.keys()]);
    return [...found]
      .filter(([, stretches]) => stretches.length > 0)
      .map(([memberId, stretches]) => ({
        memberId,
        name: names.get(memberId) ?? null,
        ...timeOf(stretches),
      }));
  },
});

/** How one agent spent each of some days. */
export const ReportAgentDays = defineQuery({
  name: 'ReportAgentDays',
  needs,
  answer: (wanted: DaysWanted & { readonly memberId: string }, { needs: { store, clock } }) =>
    agentDaysOf(store, wanted, clock.now().getTime()),
});

export async function agentDaysOf(
  store: ReadStore,
  { memberId, ...wanted }: DaysWanted & { readonly memberId: string },
  now: number,
) {
  const { days, ...time } = daysOf(wanted);
  const stretches = (await agentStretches(store, time, now, memberId)).get(memberId) ?? [];
  return {
    memberId,
    name: (await namesOf(store, [memberId])).get(memberId) ?? null,
    total: timeOf(stretches),
    days: days.flatMap((day) => {
      const part = within(stretches, openEnd(day));
      const [first, last] = [part[0], part.at(-1)];
      return first && last ? [{ ...day, ...timeOf(part), first: first.from, last: last.to }] : [];
    }),
  };
}

/** Shows the activities of one agent on one day. */
export const TraceAgentDay = defineQuery({
  name: 'TraceAgentDay',
  needs,
  answer: async (
    { memberId, day: named, timeZone }: OneDay & { readonly day: string },
    { needs: { store, clock } },
  ) => {
    const { days, ...time } = daysOf({ ...dayNamed(named), timeZone });
    const found = await agentStretches(store, time, clock.now().getTime(), memberId);
    const day = days[0];
    return { from: day?.from ?? 0, to: day?.to ?? 0, stretches: found.get(memberId) ?? [] };
  },
});

/** Reports what an agent did today. */
export const ReportMyDay = defineQuery({
  name: 'ReportMyDay',
  needs,
  answer: async ({ memberId, timeZone }: OneDay, { needs: { store, clock } }) => {
    const now = clock.now();
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
    const { from, to } = daysOf({ ...dayNamed(day), timeZone });
    const tally = new CallTally(0);
    const wanted = { from, to: to - 1 };
    for (const call of await callsOf(store, wanted, memberId)) {
      if (call.type !== 'queue') continue;
      if (agentsOf(call).includes(memberId)) tally.add(agentsPart(call, memberId));
      else tally.addUnanswered();
    }
    const { served, unanswered, waited, lasted } = tally.figures;
    const found = await agentStretches(store, { from, to }, now.getTime(), memberId);
    return { day, served, unanswered, waited, lasted, time: timeOf(found.get(memberId) ?? []) };
  },
});
