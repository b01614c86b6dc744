import type { CallLogic } from '@foyer/contracts/portals';

import { countBreaksToday, type Break } from '../desk/breaks.js';
import { chooseAgent } from './choose-agent.js';

/** A visitor who came to a line. Times are milliseconds since 1970. */
export interface Arrival {
  readonly visitId: string;
  readonly at: number;
  /** When the visitor went without having been served; null for who was, or still waits. */
  readonly gaveUpAt: number | null;
  /** How long the call took; null where there was none. */
  readonly handlingMs: number | null;
}

/** The working time of an agent, without regard to the visitors who came in it. */
export interface WorkingTime {
  readonly agentId: string;
  /** When visitors could come, in order. */
  readonly available: readonly { readonly from: number; readonly to: number }[];
  readonly breaks: readonly Break[];
}

export interface RoutingHistory {
  readonly arrivals: readonly Arrival[];
  readonly agents: readonly WorkingTime[];
  readonly timeZone: string;
}

/** The waits in a line that a rule would have caused. */
export interface SimulatedWaits {
  /** In the order in which visitors came. */
  readonly waitsMs: readonly number[];
  readonly gaveUp: number;
  readonly unserved: number;
}

/**
 * Serves the same visitors by the same agents under a rule. Visitors come at their real times,
 * calls take their real time, and agents work in their real times. A visitor who gave up does so at
 * the same moment, unless served before. Agents answer at once, so that rules are compared and not
 * people.
 */
export function simulateWaits(
  { arrivals, agents, timeZone }: RoutingHistory,
  rule: CallLogic,
): SimulatedWaits {
  const usual = median(arrivals.flatMap(({ handlingMs }) => handlingMs ?? []));
  const freeSince = new Map<string, number>();
  const waitsMs: number[] = [];
  let gaveUp = 0;
  let unserved = 0;
  let lastStart = 0;
  for (const [index, visitor] of arrivals.toSorted((a, b) => a.at - b.at).entries()) {
    const earliest = Math.max(visitor.at, lastStart);
    const could = agents.map((agent) => ({
      agent,
      at: availableFrom(agent, Math.max(earliest, freeSince.get(agent.agentId) ?? 0)),
    }));
    const start = could.reduce((first, { at }) => Math.min(first, at), Infinity);
    if (visitor.gaveUpAt !== null && visitor.gaveUpAt <= start) {
      gaveUp += 1;
      continue;
    }
    const now = new Date(start);
    const candidates = could
      .filter(({ at }) => at === start && start < Infinity)
      .map(({ agent: { agentId, breaks } }) => ({
        agentId,
        breaksToday: countBreaksToday(
          breaks.filter(({ from }) => Date.parse(from) <= start),
          now,
          timeZone,
        ),
        lastCallEndedAt: timeOf(freeSince.get(agentId)),
      }));
    const choice = chooseAgent(rule, candidates, index);
    if (!choice) {
      unserved += 1;
      continue;
    }
    waitsMs.push(start - visitor.at);
    freeSince.set(choice.agentId, start + (visitor.handlingMs ?? usual));
    lastStart = start;
  }
  return { waitsMs, gaveUp, unserved };
}

/** The value that this share of all values does not exceed; undefined where there are none. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

const median = (values: readonly number[]): number => percentile(values, 0.5) ?? 0;

const timeOf = (ms: number | undefined): string | null =>
  ms === undefined ? null : new Date(ms).toISOString();

/** The first moment from `earliest` on at which the agent is there; never is infinitely late. */
function availableFrom({ available }: WorkingTime, earliest: number): number {
  const next = available.find(({ to }) => to > earliest);
  return next ? Math.max(next.from, earliest) : Infinity;
}
