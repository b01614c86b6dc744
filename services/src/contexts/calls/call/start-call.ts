import {
  CALL_PARTICIPANTS_MAX,
  type CallEvent,
  type CallOrigin,
  type CallParticipant,
} from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import type { Call } from './call.js';

export interface StartCall {
  readonly callId: string;
  readonly origin: CallOrigin;
  /** The invited people; if a person is named twice, the first entry counts. */
  readonly participants: readonly CallParticipant[];
}

/**
 * Starts a call, and awaits all people who are invited to it. The same call started again is
 * already running.
 */
export function startCall(
  { call }: { readonly call: Call },
  { callId, origin, participants }: StartCall,
  { now }: { readonly now: Date },
): Decision<{ readonly call: readonly CallEvent[] }> {
  if (call.stage !== 'none') {
    const { kind, id } = call.origin;
    if (kind !== origin.kind || id !== origin.id) return rejected('ID_ALREADY_USED');
    return call.stage === 'on' ? accepted({ call: [] }) : rejected('CALL_OVER');
  }
  const byId = new Map(participants.toReversed().map((one) => [one.joinerId, one]));
  const invited = participants.filter((one) => byId.get(one.joinerId) === one);
  if (invited.length > CALL_PARTICIPANTS_MAX) return rejected('CALL_FULL');
  const startedAt = now.toISOString();
  return accepted({
    call: [{ type: 'CallStarted', data: { callId, origin, participants: invited, startedAt } }],
  });
}
