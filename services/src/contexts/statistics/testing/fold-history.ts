import type { Happened } from './random-history.js';

/** The sums of events when they are counted by hand. */
export interface Folded {
  rang: number;
  served: number;
  /** Calls that still run. */
  inCall: number;
  abandoned: number;
  turnedAway: number;
  waitedMs: number;
  lastedMs: number;
  ratings: number;
  /** Calls of other origins. */
  others: number;
  /** For how long each agent had the calls that are over, in milliseconds. */
  readonly hadMs: ReadonlyMap<string, number>;
}

/**
 * Counts what happened between two moments by the events alone; a visitor belongs to when it rang
 * first.
 */
export function foldHistory(events: readonly Happened[], from: number, to: number): Folded {
  const sums = {
    ...{ rang: 0, served: 0, abandoned: 0, turnedAway: 0 },
    ...{ waitedMs: 0, lastedMs: 0, ratings: 0, others: 0 },
  };
  /** The calls and visits that count. */
  const counts = new Set<string>();
  const hadCall = new Set<string>();
  /** The wait before each call that still runs. */
  const running = new Map<string, number>();
  const isIn = (at = '') => from <= Date.parse(at) && Date.parse(at) <= to;
  const hadMs = new Map<string, number>();
  /** The agent of each call that runs, and since when. */
  const agentOf = new Map<string, { readonly id: string; readonly since: number }>();
  /** Spans of a call count once it is over. */
  const spans = new Map<string, [agentId: string, ms: number][]>();
  const release = (callId: string, until = '') => {
    const agent = agentOf.get(callId);
    if (agent) spans.get(callId)?.push([agent.id, Date.parse(until) - agent.since]);
  };
  /** The current visit, or its current call. */
  const current = new Map<string, string>();
  for (const { type, data, at } of events) {
    if (type === 'VisitorJoinedLine' && isIn(at)) {
      counts.add(data.visitId);
      sums.rang += 1;
    }
    if (type === 'VisitorLeftLine' && counts.has(data.visitId) && !hadCall.has(data.visitId)) {
      sums[data.reason === 'portal-closed' ? 'turnedAway' : 'abandoned'] += 1;
    }
    if (type === 'VisitorTaken') current.set(data.visitId, String(data.waitedMs));
    if (type === 'CallStarted') {
      const isFirst = data.callId === data.origin.id;
      if (data.origin.kind !== 'queue') {
        if (isIn(at)) sums.others += 1;
        continue;
      }
      hadCall.add(data.origin.id);
      if (!isFirst && isIn(at)) {
        counts.add(data.callId);
        sums.rang += 1;
      }
      if (!counts.has(data.callId)) continue;
      running.set(data.callId, Number(current.get(data.origin.id)));
      agentOf.set(data.callId, { id: data.origin.agentId, since: Date.parse(data.startedAt) });
      spans.set(data.callId, []);
    }
    if (type === 'CallHandedOver') {
      release(data.callId, data.at);
      agentOf.set(data.callId, { id: data.joinerId, since: Date.parse(data.at) });
    }
    if (type === 'CallEnded' && counts.has(data.callId)) {
      sums.served += 1;
      sums.waitedMs += running.get(data.callId) ?? 0;
      sums.lastedMs += data.durationMs;
      running.delete(data.callId);
      release(data.callId, at);
      for (const [id, ms] of spans.get(data.callId) ?? []) hadMs.set(id, (hadMs.get(id) ?? 0) + ms);
    }
    if (type === 'VisitRated' && counts.has(data.visitId)) sums.ratings += data.rating ?? 0;
  }
  return { ...sums, inCall: running.size, hadMs };
}
