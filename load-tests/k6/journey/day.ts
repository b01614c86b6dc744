import exec from 'k6/execution';
import type { Options } from 'k6/options';
import { work, type Day } from './agent.js';
import { STEPS, type Step } from './measures.js';
import { office } from './office.js';

/** Agents are signed in before the first visitor comes; in seconds. */
const SIGN_IN_S = 6;
/** The time to serve the visitors who are in line at closing time, in seconds. */
const DRAIN_S = 180;

/** The longest duration of a visit without a long wait, in seconds. */
const VISIT_S = 20;

/** A time in which visitors come. */
export interface Phase {
  /** Its name; figures are kept for each. */
  readonly name: string;
  /** Visitors a second. */
  readonly rate: number;
  readonly seconds: number;
}

/**
 * Makes the scenarios of a day: agents who work all day, and visitors who come whether or not the
 * server keeps up.
 */
export function dayOf(phases: readonly Phase[]) {
  const seconds = phases.reduce((sum, phase) => sum + phase.seconds, 0);
  const agents = {
    executor: 'per-vu-iterations',
    exec: 'agent',
    vus: office.agents.length,
    iterations: 1,
    maxDuration: `${SIGN_IN_S + seconds + DRAIN_S}s`,
  } as const;
  let startsAt = SIGN_IN_S;
  const visitors = phases.map((phase) => {
    const startTime = `${startsAt}s`;
    startsAt += phase.seconds;
    return [phase.name, { ...comingIn(phase), startTime }] as const;
  });
  return { agents, ...Object.fromEntries(visitors) };
}

/** Visitors who come at a steady rate. */
function comingIn({ rate, seconds }: Phase) {
  return {
    executor: 'constant-arrival-rate',
    exec: 'visitor',
    // Whole visitors in whole minutes, also where fewer than one comes in a second.
    rate: Math.round(rate * 60),
    timeUnit: '60s',
    duration: `${seconds}s`,
    gracefulStop: `${DRAIN_S}s`,
    // Made before anybody comes: k6 must not be busy with that while it takes times.
    preAllocatedVUs: Math.ceil(rate * Math.min(seconds, VISIT_S)) + 10,
    maxVUs: Math.ceil(rate * Math.min(seconds, DRAIN_S)) + 10,
  } as const;
}

/** The day of one agent; each agent is a virtual user of its own. */
export function workADay(phases: readonly Phase[], talkMs: Day['talkMs']): Promise<void> {
  const seconds = phases.reduce((sum, phase) => sum + phase.seconds, SIGN_IN_S);
  const agent = office.agents[exec.scenario.iterationInTest] ?? '';
  return work(agent, { closesAt: exec.scenario.startTime + seconds * 1000, talkMs });
}

/**
 * Thresholds of every run under any load: no visitor is lost, no answer is false, and no visitor
 * is kept from coming.
 */
export const CORRECT: NonNullable<Options['thresholds']> = {
  checks: ['rate==1'],
  journeys_lost: ['count==0'],
  dropped_iterations: ['count==0'],
  visits_served: ['count>0'],
};

/**
 * Thresholds on the 95th and 99th percentile of each step, in milliseconds; of one phase where it
 * is named.
 */
export function within(
  limits: Readonly<Partial<Record<Step, readonly [p95: number, p99: number]>>>,
  phase?: string,
): NonNullable<Options['thresholds']> {
  const during = phase === undefined ? '' : `,scenario:${phase}`;
  return Object.fromEntries(
    STEPS.flatMap((step) => {
      const limit = limits[step];
      if (limit === undefined) return [];
      return [[`step{step:${step}${during}}`, [`p(95)<${limit[0]}`, `p(99)<${limit[1]}`]]];
    }),
  );
}
