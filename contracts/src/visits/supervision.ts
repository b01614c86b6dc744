import { z } from 'zod';

import { CallKind } from '../calls/participants.js';
import { BreakKind } from '../identity/availability.js';
import { AsOf } from '../schema/as-of.js';
import { Id } from '../schema/id.js';
import { LineEntry } from './read-models.js';

/** The activity of an agent who is at work. */
export const AgentState = z
  .enum([
    'free',
    'offered',
    'inCall',
    'wrapUp',
    'busy',
    'break',
    'notResponding',
    'connectionLost',
    'offline',
  ])
  .meta({ id: 'AgentState' });
export type AgentState = z.output<typeof AgentState>;

/** Agents in one of these states answer visitors, now or soon. */
export const AT_WORK: readonly AgentState[] = ['free', 'offered', 'inCall', 'wrapUp', 'busy'];

const LineAgent = z
  .object({
    memberId: Id,
    name: z.string().nullable(),
    state: AgentState,
    /** The reason while away. */
    breakKind: BreakKind.nullable(),
    /** Since when the agent does that, where it is known. */
    since: z.iso.datetime().nullable(),
    /** The visitor whom the agent is with, or is rung for. */
    visitorName: z.string().nullable(),
    /** True if this visitor is on hold; `since` is the start. */
    onHold: z.boolean(),
    /**
     * The kind of a call in a meeting, a session or elsewhere; null for a call with a visitor, or
     * without a call.
     */
    otherCall: CallKind.nullable(),
    /** The call that the agent is in. */
    callDetailId: Id.nullable(),
  })
  .meta({ id: 'LineAgent' });
export type LineAgent = z.output<typeof LineAgent>;

/** The line of one portal: who waits, and who is at work there. */
const SupervisedLine = z
  .object({
    queueId: Id,
    name: z.string(),
    open: z.boolean(),
    line: z.array(
      LineEntry.extend({
        /** Null where nothing can be said. */
        estimatedWaitSeconds: z.int().nonnegative().nullable(),
      }),
    ),
    agents: z.array(LineAgent),
  })
  .meta({ id: 'SupervisedLine' });
export type SupervisedLine = z.output<typeof SupervisedLine>;

/** The lines of all portals, by the names of the portals. */
export const LinesView = z
  .object({ lines: z.array(SupervisedLine), asOf: AsOf })
  .meta({ id: 'LinesView' });
export type LinesView = z.output<typeof LinesView>;

/** A member of the same portal, and their activity. */
export const Colleague = z
  .object({
    memberId: Id,
    name: z.string().nullable(),
    state: AgentState,
    /** True if they can be consulted now. */
    free: z.boolean(),
  })
  .meta({ id: 'Colleague' });
export type Colleague = z.output<typeof Colleague>;

/** The colleagues whom the agent of a call can consult, free ones first. */
export const ColleaguesView = z
  .object({ callDetailId: Id, agentId: Id, colleagues: z.array(Colleague), asOf: AsOf })
  .meta({ id: 'ColleaguesView' });
export type ColleaguesView = z.output<typeof ColleaguesView>;
