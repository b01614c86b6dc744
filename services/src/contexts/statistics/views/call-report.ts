import type { ReadStore } from '@foyer/projections';
import type { CallFigureDocument } from '@foyer/projections/calls';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { CallCount, type CallReport } from '../domain/call-report.js';
import { localDays, localHours, spanOf } from '../domain/local-hours.js';
import { callPages, callsNaming, HAD, type CallsWanted } from './counted-calls.js';
import { namesOf } from './names.js';

export interface ReportQuery {
  /** The days that are named, by UTC. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly levelMs: number;
  readonly queueId?: string | undefined;
  readonly agentId?: string | undefined;
}

export interface NamedReport extends CallReport {
  /** First and last moment, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly names: ReadonlyMap<string, string | null>;
}

/** Reports the sums of calls on some days. */
export const ReportCalls = defineQuery({
  name: 'ReportCalls',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: (query: ReportQuery, { needs: { store } }) => reportCalls(store, query),
});

export async function reportCalls(store: ReadStore, query: ReportQuery): Promise<NamedReport> {
  const { timeZone, levelMs, queueId, agentId } = query;
  const days = localDays(spanOf(query), timeZone);
  const from = days[0]?.from ?? 0;
  const to = days.at(-1)?.to ?? from;
  const count = new CallCount({ days, hours: localHours(days, timeZone), levelMs, agentId });
  const wanted = { from, to, queueId };
  if (agentId === undefined) await countAll(store, wanted, count);
  else for (const call of await callsOf(store, wanted, agentId)) count.add(call);
  const { report } = count;
  const names = await namesOf(store, [...report.portals.keys(), ...report.agents.keys()]);
  return { ...report, from, to, names };
}

async function countAll(store: ReadStore, wanted: CallsWanted, count: CallCount): Promise<void> {
  for await (const page of callPages<CallFigureDocument>(store, 'callFigures', wanted)) {
    for (const call of page) count.add(call);
  }
}

/** Calls that an agent had or let ring, in the order in which they rang. */
export function callsOf(
  store: ReadStore,
  wanted: CallsWanted,
  memberId: string,
): Promise<readonly CallFigureDocument[]> {
  const at = [...HAD.callFigures, 'missedBy'];
  return callsNaming(store, 'callFigures', { ...wanted, memberId, at });
}
