import type { CallKind } from '@foyer/contracts/calls';
import type { CallFigures } from '@foyer/contracts/statistics';

import { agentsOf, agentsPart } from './agents-part.js';
import { CallTally, type CountedCall } from './call-tally.js';
import type { LocalDay, LocalHour } from './local-hours.js';

/** The sums of the calls of some days. */
export interface CallReport {
  readonly total: CallFigures;
  readonly days: readonly (CallFigures & LocalDay)[];
  readonly hours: readonly HourOfWeek[];
  /** By id. */
  readonly portals: ReadonlyMap<string, CallFigures>;
  readonly agents: ReadonlyMap<string, CallFigures>;
  readonly origins: ReadonlyMap<CallKind, CallFigures>;
}

export interface HourOfWeek {
  readonly weekday: number;
  readonly hour: number;
  readonly rang: number;
  /** The hours in which a visitor rang. */
  readonly spans: readonly Pick<LocalHour, 'from' | 'to'>[];
}

/** The persons whose figures are wanted; an absent criterion does not narrow. */
export interface ReportFor {
  readonly days: readonly LocalDay[];
  readonly hours: readonly LocalHour[];
  readonly levelMs: number;
  readonly agentId?: string | undefined;
}

/**
 * Counts calls that are given in the order in which they rang. Visitors are counted by day, hour,
 * portal and agent, and in addition calls of every origin. Of a call that was handed over, each agent
 * has a part. A call that an agent let ring counts for that agent too, even if another one served the
 * visitor.
 */
export class CallCount {
  readonly #total: CallTally;
  readonly #days: Map<string, CallTally>;
  readonly #hours = new Map<number, number>();
  readonly #portals = new Map<string, CallTally>();
  readonly #agents = new Map<string, CallTally>();
  readonly #origins = new Map<CallKind, CallTally>();
  #at = 0;

  constructor(private readonly wanted: ReportFor) {
    this.#total = this.#tally();
    this.#days = new Map(wanted.days.map(({ day }) => [day, this.#tally()]));
  }

  add(call: CountedCall): void {
    const { agentId: only } = this.wanted;
    const had = agentsOf(call);
    if (only === undefined) this.#addCall(call, had);
    else if (had.includes(only)) this.#addPart(call, only);
    if (call.type !== 'queue') return;
    for (const agentId of call.missedBy) {
      if (had.includes(agentId) || (only !== undefined && agentId !== only)) continue;
      this.#of(this.#agents, agentId).addUnanswered();
    }
  }

  /** The part of one agent counts as the call; what others let ring still belongs to it. */
  #addPart(call: CountedCall, agentId: string): void {
    this.#addCall({ ...agentsPart(call, agentId), missedBy: call.missedBy }, [agentId]);
  }

  get report(): CallReport {
    return {
      total: this.#total.figures,
      days: this.wanted.days.map((day) => ({
        ...day,
        ...(this.#days.get(day.day) ?? this.#tally()).figures,
      })),
      hours: this.#hoursOfWeek(),
      portals: figuresOf(this.#portals),
      agents: figuresOf(this.#agents),
      origins: figuresOf(this.#origins),
    };
  }

  #addCall(call: CountedCall, agents: readonly string[]): void {
    this.#of(this.#origins, call.type).add(call);
    if (call.type !== 'queue') return;
    this.#total.add(call);
    const hour = this.#hourOf(Date.parse(call.rangAt));
    if (hour !== undefined) {
      this.#hours.set(this.#at, (this.#hours.get(this.#at) ?? 0) + 1);
      this.#days.get(hour.day)?.add(call);
    }
    if (call.queueId !== null) this.#of(this.#portals, call.queueId).add(call);
    for (const one of agents) this.#of(this.#agents, one).add(agentsPart(call, one));
  }

  /** Calls come in order, so that the hour only moves on. */
  #hourOf(time: number): LocalHour | undefined {
    const { hours } = this.wanted;
    for (; this.#at < hours.length - 1; this.#at += 1) {
      const hour = hours[this.#at];
      if (hour !== undefined && time <= hour.to) break;
    }
    return hours[this.#at];
  }

  #hoursOfWeek(): readonly HourOfWeek[] {
    const found = new Map<string, HourOfWeek>();
    for (const [at, rang] of this.#hours) {
      const one = this.wanted.hours[at];
      if (one === undefined) continue;
      const { weekday, hour, from, to } = one;
      const known = found.get(`${weekday} ${hour}`);
      found.set(`${weekday} ${hour}`, {
        weekday,
        hour,
        rang: rang + (known?.rang ?? 0),
        spans: [...(known?.spans ?? []), { from, to }],
      });
    }
    return [...found.values()].toSorted((a, b) => a.weekday - b.weekday || a.hour - b.hour);
  }

  #of<Key>(tallies: Map<Key, CallTally>, key: Key): CallTally {
    const known = tallies.get(key) ?? this.#tally();
    tallies.set(key, known);
    return known;
  }

  #tally = () => new CallTally(this.wanted.levelMs);
}

const figuresOf = <Key>(tallies: ReadonlyMap<Key, CallTally>): ReadonlyMap<Key, CallFigures> =>
  new Map([...tallies].map(([key, tally]) => [key, tally.figures]));
