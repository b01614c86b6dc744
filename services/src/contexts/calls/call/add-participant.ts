import { type Admission, type CallEvent, type CallParticipant } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import { permitsInCall } from '@foyer/contracts/sessions';

import type { Call, CallOn } from './call.js';
import { participantOf } from './participant-of.js';
import { hasRoomFor } from './room-for.js';

export interface AddParticipant {
  readonly callId: string;
  readonly participant: CallParticipant;
  readonly admission: Admission;
  /**
   * The joiner who adds the participant, checked by in-call role; null if the call's origin adds.
   */
  readonly addedBy: string | null;
}

/** Adds a person to a running call: one who was invited, or let in after asking. */
export function addParticipant(
  { call }: { readonly call: Call },
  { callId, participant, admission, addedBy }: AddParticipant,
  { now }: { readonly now: Date },
): Decision<{ readonly call: readonly CallEvent[] }> {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  if (call.stage === 'ended') return rejected('CALL_OVER');
  if (addedBy !== null) {
    const adding = participantOf(call, addedBy);
    if (adding.type === 'rejected') return adding;
    const { joined, role } = adding.participant;
    const policy = admission === 'invited' ? 'call.invite' : 'call.admit';
    if (!joined || !permitsInCall(policy, role)) return rejected('FORBIDDEN');
  }
  if (mayJoin(call, participant.joinerId)) return accepted({ call: [] });
  if (!hasRoomFor(participant, call, now)) return rejected('CALL_FULL');
  const { joinerId, joinerType, role } = participant;
  const addedAt = now.toISOString();
  return accepted({
    call: [
      {
        type: 'CallParticipantAdded',
        data: { callId, joinerId, joinerType, role, admission, addedBy, addedAt },
      },
    ],
  });
}

function mayJoin({ participants }: CallOn, joinerId: string): boolean {
  const known = participants[joinerId];
  return known !== undefined && known.admission !== 'removed';
}
