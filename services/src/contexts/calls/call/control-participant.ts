import type { CallEvent, StreamType, TrackKind } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import type { Call } from './call.js';
import type { WithOrigin } from './conclude.js';
import { depart } from './depart.js';
import { isUnheard } from './evolve-consult.js';
import { offHold, onHold } from './hold.js';
import { lockOf } from './evolve-room.js';
import { entitledOver } from './in-call-right.js';
import type { OriginRules } from './origin-rules.js';

type Decided = Decision<{ readonly call: readonly CallEvent[] }>;

/** An action of one participant on another. */
export interface Control {
  readonly callId: string;
  readonly joinerId: string;
  readonly by: string;
}

/** Sends a participant back to wait for a host, or lets the participant return. */
export function pauseParticipant(
  { call }: { readonly call: Call },
  { callId, joinerId, by, paused }: Control & { readonly paused: boolean },
  { now }: { readonly now: Date },
): Decided {
  const found = entitledOver(call, by, joinerId, 'call.pause-others');
  if (found.type === 'rejected') return found;
  if (joinerId === by) return rejected('FORBIDDEN');
  const { isElsewhere = false } = found.participant;
  // A host may hold those who are in another call, and who then return only with the host's leave.
  const isSo = found.participant.paused === paused && !(paused && isElsewhere);
  if (isSo) return accepted({ call: [] });
  if (!paused && isElsewhere) return rejected('FORBIDDEN');
  const { call: on } = found;
  if (!paused && isUnheard(on, joinerId)) return rejected('CONSULT_GOES_ON');
  const of = { callId, joinerId, by };
  return accepted({
    call: [paused ? onHold(of, now) : offHold(of, found.participant, now)],
  });
}

export interface LockTrack extends Control {
  readonly streamType: StreamType;
  readonly track: TrackKind;
  readonly locked: boolean;
}

/** Forces the sound or picture of a participant off for a host, or unlocks it. */
export function lockTrack(
  { call }: { readonly call: Call },
  { callId, joinerId, by, streamType, track, locked }: LockTrack,
): Decided {
  const found = entitledOver(call, by, joinerId, 'call.mute-others');
  if (found.type === 'rejected') return found;
  const isLocked = found.participant.locks.includes(lockOf({ streamType, track }));
  if (isLocked === locked) return accepted({ call: [] });
  const type = locked ? 'CallTrackLocked' : 'CallTrackUnlocked';
  return accepted({ call: [{ type, data: { callId, joinerId, streamType, track, by } }] });
}

/** Removes a participant for a host; the participant comes back only with a new invitation. */
export function removeParticipant<States extends { readonly call: Call }, Events>(
  states: States,
  { callId, joinerId, by }: Control,
  { now }: { readonly now: Date },
  rules: OriginRules<States, Events>,
): Decision<WithOrigin<Events>> {
  const found = entitledOver(states.call, by, joinerId, 'call.kick');
  if (found.type === 'rejected') return found;
  if (joinerId === by) return rejected('FORBIDDEN');
  const { call, participant } = found;
  const leaving = { callId, joinerId, participant, how: 'removed', by } as const;
  return accepted(depart(call, states, leaving, rules, now));
}
