import type { Admission, CallEvent, CallParticipant } from '@foyer/contracts/calls';

import type { Call, CallOn, Participant, Supervisor } from './state.js';
import { changed } from './changed.js';
import { evolveConsult, isUnheard } from './evolve-consult.js';
import { evolveRoom, withoutScreenOf } from './evolve-room.js';

export type { Call, CallOn, Participant, Supervisor, TrackLock } from './state.js';

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
      supervisors: {},
      knockers: {},
      sharedBy: null,
      mayShare: [],
      board: { toAll: false, aside: null },
      consult: null,
      missed: null,
    };
  }
  return call.stage === 'on' ? evolveCallOn(call, event) : call;
}

function evolveCallOn(call: CallOn, event: Exclude<CallEvent, { type: 'CallStarted' }>): Call {
  switch (event.type) {
    case 'CallParticipantAdded': {
      const { joinerId, admission, addedAt, addedBy } = event.data;
      const unseen = admission === 'admitted' && addedBy === null;
      const held = isUnheard(call, joinerId) && { paused: true, pausedSince: addedAt };
      // In a call with a visitor, all other participants were added by a participant.
      const supervises = unseen && call.origin.kind === 'queue' && { supervises: true as const };
      const place = awaited(event.data, admission, addedAt);
      const added = { ...place, unseen, ...held, ...supervises };
      const { [joinerId]: _, ...knockers } = call.knockers;
      return { ...call, knockers, participants: { ...call.participants, [joinerId]: added } };
    }
    case 'CallJoined':
      return changed(call, event.data.joinerId, ({ hasReturned }) => ({
        joined: true,
        unseen: false,
        awaySince: null,
        ...(hasReturned === true && { hasReturned: false }),
      }));
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
    case 'CallRelayMoved':
      return { ...withoutStreams(call), relayUp: true };
    case 'CallLeft': {
      const { joinerId, reason } = event.data;
      return changed(withoutScreenOf(call, joinerId), joinerId, ({ admission }) => ({
        joined: false,
        awaySince: null,
        streams: {},
        admission: reason === 'removed' ? 'removed' : admission,
      }));
    }
    case 'CallSupervisionStarted':
      return supervisedBy(call, event.data, event.data.at);
    case 'CallSupervisionChanged':
      return supervisedBy(call, event.data, call.supervisors[event.data.joinerId]?.since ?? '');
    case 'CallSupervisionEnded': {
      const { [event.data.joinerId]: _, ...supervisors } = call.supervisors;
      return { ...call, supervisors };
    }
    case 'CallEnded':
      return { stage: 'ended', origin: call.origin, participants: call.participants };
    case 'CallQualityMeasured':
    case 'CallStreamStalled':
      return call;
    case 'CallConsultStarted':
    case 'CallConsultAccepted':
    case 'CallConsultOpened':
    case 'CallConsultEnded':
    case 'CallHandedOver':
      return evolveConsult(call, event);
    default:
      return evolveRoom(call, event);
  }
}

function awaited(
  { joinerType, role }: CallParticipant,
  admission: Admission,
  awaySince: string,
): Participant {
  return {
    joinerType,
    role,
    admission,
    joined: false,
    unseen: false,
    awaySince,
    streams: {},
    paused: false,
    pausedSince: null,
    locks: [],
  };
}

/** A relay that went away took all streams with it; they are set up again when it is back. */
function withoutStreams(call: CallOn): CallOn {
  const silent = Object.entries(call.participants).map(
    ([id, participant]) => [id, { ...participant, streams: {} }] as const,
  );
  return { ...call, participants: Object.fromEntries(silent) };
}

type Supervision = Omit<Supervisor, 'since'> & { readonly joinerId: string };

function supervisedBy(call: CallOn, supervision: Supervision, since: string): CallOn {
  const { joinerId, mode, isAnnounced, isToldToVisitor } = supervision;
  const supervisor = { mode, isAnnounced, isToldToVisitor, since };
  return { ...call, supervisors: { ...call.supervisors, [joinerId]: supervisor } };
}
