import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { RelayKind, StreamType } from './media.js';
import {
  Admission,
  CALL_PARTICIPANTS_MAX,
  CallOrigin,
  CallParticipant,
  JoinerType,
} from './participants.js';
import { callConsultEvents } from './consult-events.js';
import { CallQualityMeasured } from './quality.js';
import { callRoomEvents } from './room-events.js';
import { CallStreamStalled } from './stall.js';
import { callSupervisionEvents } from './supervision.js';

const about = <T extends z.ZodRawShape>(shape: T) => z.object({ callId: Id, ...shape });
const Time = z.iso.datetime();

/** The reason why a participant left a call. */
export const LeaveReason = z.enum([
  'left',
  'connection-lost',
  'removed',
  'call-ended',
  // The sign-in by which a member was in the call has ended.
  'signed-out',
  // The meeting was called off.
  'called-off',
]);
export type LeaveReason = z.output<typeof LeaveReason>;
/** Why a call ended. */
export const CallEndReason = z
  .enum([
    'agent-ended',
    'visitor-left',
    // The agent took the visitor out.
    'visitor-removed',
    // An administrator ended the call of a device.
    'administrator-ended',
    'agent-left',
    'connection-lost',
    'server',
    // Of calls that came from elsewhere than a queue.
    'ended',
    'last-left',
    'signed-out',
    'called-off',
  ])
  .meta({ id: 'CallEndReason' });
export type CallEndReason = z.output<typeof CallEndReason>;

/**
 * Stream `call-<id>`; the id of a visit's call is the id of the visit. All participants named are
 * invited.
 */
export const CallStarted = defineEvent(
  'CallStarted',
  2,
  about({
    origin: CallOrigin,
    participants: z.array(CallParticipant).min(1).max(CALL_PARTICIPANTS_MAX),
    startedAt: Time,
  }),
);
/** A person may join who could not when the call started, or who was removed. */
export const CallParticipantAdded = defineEvent(
  'CallParticipantAdded',
  1,
  about({
    ...CallParticipant.shape,
    admission: Admission,
    /** The participant who did so; null where the call's origin did. */
    addedBy: Id.nullable(),
    addedAt: Time,
  }),
);
export const CallJoined = defineEvent(
  'CallJoined',
  2,
  about({ joinerId: Id, joinerType: JoinerType }),
);
export const CallConnectionLost = defineEvent(
  'CallConnectionLost',
  1,
  about({ joinerId: Id, since: Time }),
);
export const CallConnectionRestored = defineEvent(
  'CallConnectionRestored',
  1,
  about({ joinerId: Id }),
);
export const CallStreamStarted = defineEvent(
  'CallStreamStarted',
  1,
  about({ joinerId: Id, streamType: StreamType, relay: RelayKind }),
);
export const CallStreamStopped = defineEvent(
  'CallStreamStopped',
  1,
  about({ joinerId: Id, streamType: StreamType }),
);
export const CallRelayLost = defineEvent('CallRelayLost', 1, about({}));
export const CallRelayRestored = defineEvent('CallRelayRestored', 1, about({}));
/** The operators' name of a relay. */
const RelayName = z.string().min(1).max(64);
/** The relay stayed away, and the call continues over another one. */
export const CallRelayMoved = defineEvent(
  'CallRelayMoved',
  1,
  about({ fromRelay: RelayName, toRelay: RelayName }),
);
export const CallLeft = defineEvent('CallLeft', 2, about({ joinerId: Id, reason: LeaveReason }));
export const CallEnded = defineEvent(
  'CallEnded',
  5,
  about({ reason: CallEndReason, endedBy: Id.nullable(), durationMs: z.int().nonnegative() }),
);

export const callEvents = [
  CallStarted,
  CallParticipantAdded,
  CallJoined,
  CallConnectionLost,
  CallConnectionRestored,
  CallStreamStarted,
  CallStreamStopped,
  CallRelayLost,
  CallRelayRestored,
  CallRelayMoved,
  CallLeft,
  CallEnded,
  CallQualityMeasured,
  CallStreamStalled,
  ...callRoomEvents,
  ...callSupervisionEvents,
  ...callConsultEvents,
] as const;

export type CallEvent = EventOf<(typeof callEvents)[number]>;
