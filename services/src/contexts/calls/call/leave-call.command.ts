import { rejected, type Decision } from '@foyer/contracts/decision';

import {
  type CommandOf,
  type CommandRunner,
  type DecisionTools,
  defineCommand,
  type EventsOf,
  type StatesOf,
  stream,
  type Streams,
} from '#platform/cqrs';
import type { Call as CallState } from './call.js';
import { leaveCall, type LeaveCall as Leave } from './leave-call.js';
import { CallOrigins } from '../ports/call-origins.js';
import { Call } from '../streams.js';
import { withOrigin } from './with-origin.service.js';

/**
 * Removes a participant from a call, with the consequences of its end. A participant who hung up is
 * out, even if the call changed in the same moment.
 */
export const LeaveCall = defineCommand({
  name: 'LeaveCall',
  tries: 5,
  needs: { origins: CallOrigins },
  prepare: (data: Leave, { stateOf, needs }) => leavingOf(data, stateOf, needs.origins),
  correlation: (_, { correlationId }) => correlationId,
  streams: (_, { prepared }) => prepared.streams,
  decide: (states, _, { prepared, ...tools }) => prepared.decide(states, tools),
});
export type LeaveCall = CommandOf<typeof LeaveCall>;

interface Leaving {
  readonly correlationId: string;
  readonly streams: Streams;
  readonly decide: (states: StatesOf<Streams>, tools: DecisionTools) => Decision<EventsOf<Streams>>;
}

async function leavingOf(
  data: Leave,
  stateOf: CommandRunner['stateOf'],
  origins: CallOrigins,
): Promise<Leaving> {
  const { callId, joinerId, because } = data;
  const { streams, rules, holds, call } = await withOrigin(data, stateOf, origins);
  if (call.stage === 'ended' && because.reason === 'left') {
    const wayOn = await rules.wayOn(call.origin, joinerId, stateOf);
    if (wayOn && !('callId' in wayOn)) return wayOn;
    if (wayOn && !(await hasCome(joinerId, wayOn.callId, stateOf)))
      return leavingOf({ ...data, callId: wayOn.callId }, stateOf, origins);
  }
  return {
    correlationId: callId,
    streams,
    decide: (states, { now }) => {
      const at = { ...states, call: states.call as CallState };
      const hasEnded = call.stage === 'on' && at.call.stage === 'ended';
      if (hasEnded || !holds(at.call)) return rejected('CONFLICT');
      const decision = leaveCall(at, data, { now }, rules);
      return decision.type === 'rejected'
        ? decision
        : { ...decision, events: { ...decision.events } };
    },
  };
}

/**
 * True if a person has joined the next call. A person who joined it leaves it by its own id: a page
 * of the previous call has no call to leave.
 */
async function hasCome(joinerId: string, callId: string, stateOf: CommandRunner['stateOf']) {
  const call = await stateOf(stream(Call, callId));
  return call.stage === 'on' && call.participants[joinerId]?.joined === true;
}
