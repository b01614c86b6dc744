import type {
  Admission,
  CallEvent,
  CallOrigin,
  CallParticipant,
  RelayKind,
  StreamType,
  TrackKind,
} from '@foyer/contracts/calls';

import { changed } from './changed.js';
import { evolveRoom, withoutScreenOf } from './evolve-room.js';

/** Somebody who may take part in a call. */
export interface Participant extends Omit<CallParticipant, 'joinerId'> {
  /** `removed` may not come back unless invited again. */
  readonly admission: Admission | 'removed';
  readonly joined: boolean;
  /** Since when the connection is gone, or the participant is awaited; null while connected, and after leaving. */
  readonly awaySince: string | null;
  readonly streams: Readonly<Partial<Record<StreamType, RelayKind>>>;
  /** On hold: neither hearing nor heard. */
  readonly paused: boolean;
  /** What is forced off, as `userCam/audio`. */
  readonly locks: readonly TrackLock[];
}

export type TrackLock = `${StreamType}/${TrackKind}`;

/** Somebody at the door. */
export interface Knocker extends Omit<CallParticipant, 'joinerId'> {
  readonly status: 'KNOCKING' | 'KNOCKING_REJECT';
  readonly knockedAt: string;
}

export type Participants = Readonly<Record<string, Participant>>;

/** A call, whatever it came from, and everybody who may be in it by id: a member's, a visit's, a guest's, a device's. */
export type Call =
  | { readonly stage: 'none' }
  | {
      readonly stage: 'on';
      readonly origin: CallOrigin;
      readonly startedAt: string;
      readonly participants: Participants;
      readonly relayUp: boolean;
      readonly knockers: Readonly<Record<string, Knocker>>;
      /** Who shares a screen; null where nobody does. */
      readonly sharedBy: string | null;
      /** Who may share a screen once although their role does not say so. */
      readonly mayShare: readonly string[];
    }
  | {
      readonly stage: 'ended';
      readonly origin: CallOrigin;
      /** As they were when the call ended. */
      readonly participants: Participants;
    };

export type CallOn = Extract<Call, { stage: 'on' }>;

export const noCall: Call = { stage: 'none' };

export function evolveCall(call: Call, event: CallEvent): Call {
  if (event.type === 'CallStarted') {
    const { origin, startedAt } = event.data;
    const participants = event.data.participants.map(
      (one) => [one.joinerId, awaited(one, 'invited', startedAt)] as const,
    );
    return {
      stage: 'on',
      origin,
      startedAt,
      participants: Object.fromEntries(participants),
      relayUp: true,
      knockers: {},
      sharedBy: null,
      mayShare: [],
    };
  }
  return call.stage === 'on' ? evolveCallOn(call, event) : call;
}

function evolveCallOn(call: CallOn, event: Exclude<CallEvent, { type: 'CallStarted' }>): Call {
  switch (event.type) {
    case 'CallParticipantAdded': {
      const { joinerId, admission, addedAt } = event.data;
      const added = awaited(event.data, admission, addedAt);
      const { [joinerId]: _, ...knockers } = call.knockers;
      return { ...call, knockers, participants: { ...call.participants, [joinerId]: added } };
    }
    case 'CallJoined':
      return changed(call, event.data.joinerId, () => ({ joined: true, awaySince: null }));
    case 'CallConnectionLost':
      return changed(call, event.data.joinerId, () => ({ awaySince: event.data.since }));
    case 'CallConnectionRestored':
      return changed(call, event.data.joinerId, () => ({ awaySince: null }));
    case 'CallStreamStarted': {
      const { joinerId, streamType, relay } = event.data;
      return changed(call, joinerId, ({ streams }) => ({
        streams: { ...streams, [streamType]: relay },
      }));
    }
    case 'CallStreamStopped': {
      const { joinerId, streamType } = event.data;
      return changed(call, joinerId, ({ streams }) => ({
        streams: Object.fromEntries(
          Object.entries(streams).filter(([other]) => other !== streamType),
        ),
      }));
    }
    case 'CallRelayLost':
      return { ...withoutStreams(call), relayUp: false };
    case 'CallRelayRestored':
      return { ...call, relayUp: true };
    case 'CallLeft': {
      const { joinerId, reason } = event.data;
      return changed(withoutScreenOf(call, joinerId), joinerId, ({ admission }) => ({
        joined: false,
        awaySince: null,
        streams: {},
        paused: false,
        admission: reason === 'removed' ? 'removed' : admission,
      }));
    }
    case 'CallEnded':
      return { stage: 'ended', origin: call.origin, participants: call.participants };
    default:
      return evolveRoom(call, event);
  }
}

function awaited(
  { joinerType, role }: CallParticipant,
  admission: Admission,
  awaySince: string,
): Participant {
  return { joinerType, role, admission, joined: false, awaySince, streams: {}, paused: false, locks: [] };
}

/** A relay that went away took all streams with it; they are set up again when it is back. */
function withoutStreams(call: CallOn): CallOn {
  const silent = Object.entries(call.participants).map(
    ([id, participant]) => [id, { ...participant, streams: {} }] as const,
  );
  return { ...call, participants: Object.fromEntries(silent) };
}
