import type { CallEvent, CallKind, CallOrigin, CallParticipant } from '@foyer/contracts/calls';

import { at, rulesOf } from './happenings.js';

/** A call of several people that did not come from a queue, for the specifications of deciders. */
export const callId = 'talk';

export const kim: CallParticipant = { joinerId: 'kim', joinerType: 'User', role: 'moderator' };
export const lee: CallParticipant = { joinerId: 'lee', joinerType: 'User', role: 'viewer' };
export const ada: CallParticipant = { joinerId: 'ada', joinerType: 'Guest', role: 'guest' };
export const kiosk: CallParticipant = { joinerId: 'kiosk', joinerType: 'Device', role: 'guest' };

export const originOf = (kind: Exclude<CallKind, 'queue'>): CallOrigin => ({ kind, id: 'origin' });

/** The rules for an origin without rules of its own. */
export const usualRules = rulesOf({ kind: 'session', streams: () => ({}) });

type Data<T extends CallEvent['type']> = Extract<CallEvent, { type: T }>['data'];

export const started = (
  participants: readonly CallParticipant[],
  kind: Exclude<CallKind, 'queue'> = 'session',
): CallEvent => ({
  type: 'CallStarted',
  data: { callId, origin: originOf(kind), participants: [...participants], startedAt: at(0) },
});
export const joined = ({ joinerId, joinerType }: CallParticipant): CallEvent => ({
  type: 'CallJoined',
  data: { callId, joinerId, joinerType },
});
export const lost = ({ joinerId }: CallParticipant, seconds: number): CallEvent => ({
  type: 'CallConnectionLost',
  data: { callId, joinerId, since: at(seconds) },
});
export const left = (
  { joinerId }: CallParticipant,
  reason: Data<'CallLeft'>['reason'] = 'left',
): CallEvent => ({ type: 'CallLeft', data: { callId, joinerId, reason } });
export const paused = ({ joinerId }: CallParticipant, seconds = 0, by = 'kim'): CallEvent => ({
  type: 'CallParticipantPaused',
  data: { callId, joinerId, by, at: at(seconds) },
});
export const knocked = (participant: CallParticipant, seconds: number): CallEvent => ({
  type: 'CallKnocked',
  data: { callId, ...participant, knockedAt: at(seconds) },
});
export const turnedAway = ({ joinerId }: CallParticipant, by = 'kim'): CallEvent => ({
  type: 'CallKnockRejected',
  data: { callId, joinerId, by },
});
export const added = (
  participant: CallParticipant,
  seconds: number,
  { admission, addedBy }: Pick<Data<'CallParticipantAdded'>, 'admission' | 'addedBy'> = {
    admission: 'invited',
    addedBy: 'kim',
  },
): CallEvent => ({
  type: 'CallParticipantAdded',
  data: { callId, ...participant, admission, addedBy, addedAt: at(seconds) },
});
export const ended = (
  reason: Data<'CallEnded'>['reason'],
  endedBy: string | null,
  seconds: number,
): CallEvent => ({
  type: 'CallEnded',
  data: { callId, reason, endedBy, durationMs: seconds * 1000 },
});
