import { z } from 'zod';

import { BreakKind } from '../identity/availability.js';
import { ReaderZone } from '../portals/call-logic.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { checkedRangeWith } from '../validation/statistics-range.js';
import { AgentState } from '../visits/supervision.js';
import { Spread, zone } from './call-statistics.js';

const context = 'statistics';
const policy = 'statistics.read';
const Milliseconds = z.int().nonnegative();

/**
 * How an agent's time at work was spent. The states add up to the time at work, to the millisecond.
 */
export const AgentTime = z
  .object({
    /** Between coming to the desk and leaving it. */
    atWorkMs: Milliseconds,
    /** Of that: free, rung, in calls, in wrap-up and busy. */
    workedMs: Milliseconds,
    states: z.record(AgentState, Milliseconds),
    /**
     * The reasons for the breaks, if they were given; with the others they add up to the breaks.
     */
    breaks: z.record(z.enum([...BreakKind.options, 'other']), Milliseconds),
  })
  .meta({ id: 'AgentTime' });
export type AgentTime = z.output<typeof AgentTime>;

/** Null once the agent was forgotten. */
const name = z.string().nullable();
const Span = { from: z.iso.datetime(), to: z.iso.datetime() };

export const agentStatistics = defineRoute({
  method: 'GET',
  path: '/statistics/agents',
  context,
  policy,
  summary: 'How agents spent their time at work on the days that a range names',
  query: checkedRangeWith(zone),
  answers: {
    200: z.object({ agents: z.array(AgentTime.extend({ memberId: Id, name })) }),
  },
});

export const agentDays = defineRoute({
  method: 'GET',
  path: '/statistics/agents/{id}',
  context,
  policy,
  summary:
    'How one agent spent the days that a range names; a shift counts for the days it touches',
  params: z.object({ id: Id }),
  query: checkedRangeWith(zone),
  answers: {
    200: z.object({
      memberId: Id,
      name,
      total: AgentTime,
      /** Those on which the agent was at work. */
      days: z.array(
        AgentTime.extend({
          day: z.iso.date(),
          ...Span,
          /** When the agent came, or midnight; and went, or midnight. */
          first: z.iso.datetime(),
          last: z.iso.datetime(),
        }),
      ),
    }),
  },
});

/** A time in which an agent did one thing. */
export const AgentStretch = z
  .object({
    state: AgentState,
    breakKind: BreakKind.nullable(),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
  })
  .meta({ id: 'AgentStretch' });
export type AgentStretch = z.output<typeof AgentStretch>;

export const agentTimeline = defineRoute({
  method: 'GET',
  path: '/statistics/agents/{id}/timeline',
  context,
  policy,
  summary: 'What one agent was at from midnight to midnight, in order; gaps are times not at work',
  params: z.object({ id: Id }),
  query: z.object({ day: z.iso.date(), ...zone }),
  answers: { 200: z.object({ ...Span, stretches: z.array(AgentStretch) }) },
});

export const myDay = defineRoute({
  method: 'GET',
  path: '/statistics/my-day',
  context,
  policy: 'calls.read-own',
  summary: 'The own figures of today',
  query: z.object({ timeZone: ReaderZone }),
  answers: {
    200: z.object({
      day: z.iso.date(),
      served: z.int().nonnegative(),
      /** Calls that the agent let ring. */
      unanswered: z.int().nonnegative(),
      waited: Spread.nullable(),
      lasted: Spread.nullable(),
      time: AgentTime,
    }),
  },
});
