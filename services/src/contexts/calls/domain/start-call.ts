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
  /** Who is invited; named twice, the first counts. */
  readonly participants: readonly CallParticipant[];
}

/** A call begins, with everybody awaited who is invited to it. The same call started again is on already. */
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
