import type { CallEvent, callRoomEvents } from '@foyer/contracts/calls';

import type { CallOn, TrackLock } from './state.js';
import { changed } from './changed.js';
import { withBoard } from './whiteboard.js';

type RoomEvent = Extract<CallEvent, { type: (typeof callRoomEvents)[number]['type'] }>;

/** Applies the actions of participants on each other to a call. */
export function evolveRoom(call: CallOn, event: RoomEvent): CallOn {
  const { joinerId } = event.data;
  switch (event.type) {
    case 'CallKnocked': {
      const { joinerType, role, knockedAt } = event.data;
      const knocker = { joinerType, role, knockedAt, status: 'KNOCKING' } as const;
      // A knocking person has no place in the call, and loses an earlier place.
      const { [joinerId]: _, ...participants } = call.participants;
      return { ...call, participants, knockers: { ...call.knockers, [joinerId]: knocker } };
    }
    case 'CallKnockRejected': {
      const knocker = call.knockers[joinerId];
      if (!knocker) return call;
      const rejected = { ...knocker, status: 'KNOCKING_REJECT' } as const;
      return { ...call, knockers: { ...call.knockers, [joinerId]: rejected } };
    }
    case 'CallKnockWithdrawn': {
      const { [joinerId]: _, ...knockers } = call.knockers;
      return { ...call, knockers };
    }
    case 'CallRoleChanged':
      return changed(call, joinerId, () => ({ role: event.data.role }));
    case 'CallParticipantPaused':
      return changed(withoutScreenOf(call, joinerId), joinerId, () => ({
        paused: true,
        isElsewhere: event.data.by === joinerId,
        hasReturned: false,
        pausedSince: event.data.at,
      }));
    case 'CallParticipantResumed':
      return changed(call, joinerId, () => ({
        paused: false,
        isElsewhere: false,
        hasReturned: event.data.by === joinerId,
        pausedSince: null,
      }));
    case 'CallTrackLocked': {
      const lock = lockOf(event.data);
      return changed(call, joinerId, ({ locks }) => ({ locks: [...locks, lock] }));
    }
    case 'CallTrackUnlocked': {
      const lock = lockOf(event.data);
      return changed(call, joinerId, ({ locks }) => ({
        locks: locks.filter((one) => one !== lock),
      }));
    }
    case 'CallScreenShareGranted':
      return { ...call, mayShare: [...call.mayShare, joinerId] };
    case 'CallScreenShareStarted':
      return { ...call, sharedBy: joinerId };
    case 'CallScreenShareStopped':
      return withoutScreenOf(call, joinerId);
    case 'CallWhiteboardOpened':
      return withBoard(call, joinerId, true);
    case 'CallWhiteboardClosed':
      return withBoard(call, joinerId, false);
  }
}

export function lockOf({
  streamType,
  track,
}: Pick<
  Extract<RoomEvent, { type: 'CallTrackLocked' }>['data'],
  'streamType' | 'track'
>): TrackLock {
  return `${streamType}/${track}`;
}

/** Ends the screen share of a participant who leaves or stops, and uses up a granted one. */
export function withoutScreenOf(call: CallOn, joinerId: string): CallOn {
  return {
    ...call,
    sharedBy: call.sharedBy === joinerId ? null : call.sharedBy,
    mayShare: call.mayShare.filter((id) => id !== joinerId),
  };
}
