import { z } from 'zod';

import { defineEvent } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { InCallRole } from '../sessions/read-models.js';
import { StreamType, TrackKind } from './media.js';
import { JoinerType } from './participants.js';

const about = <T extends z.ZodRawShape>(shape: T) =>
  z.object({ callId: Id, joinerId: Id, ...shape });
/** The participant who did it to the one it is about. */
const by = Id;

/** A person asks to be admitted, and waits in the lobby. */
export const CallKnocked = defineEvent(
  'CallKnocked',
  1,
  about({
    joinerType: JoinerType,
    /** As what they would come in. */
    role: InCallRole,
    knockedAt: z.iso.datetime(),
  }),
);
/** A person who knocked is refused; a person who is admitted is added as a participant. */
export const CallKnockRejected = defineEvent(
  'CallKnockRejected',
  2,
  /** Null if the place closed while the person waited. */
  about({ by: by.nullable() }),
);
/** A person who knocked has gone, or does not want to enter any more. */
export const CallKnockWithdrawn = defineEvent('CallKnockWithdrawn', 1, about({}));
export const CallRoleChanged = defineEvent(
  'CallRoleChanged',
  2,
  about({
    role: InCallRole,
    /** Null if the program acted automatically, as when the leader is not a member any more. */
    by: by.nullable(),
  }),
);
/** Sent back to wait: neither heard nor seen, neither hearing nor seeing, until resumed. */
export const CallParticipantPaused = defineEvent(
  'CallParticipantPaused',
  2,
  about({
    by,
    /** Null in what was written before the time was. */
    at: z.iso.datetime().nullable(),
  }),
);
export const CallParticipantResumed = defineEvent(
  'CallParticipantResumed',
  2,
  about({
    by,
    /** How long it was, in milliseconds; null where it is not known when it began. */
    heldMs: z.int().nonnegative().nullable(),
  }),
);
/** Sound or picture of a participant's stream is forced off until unlocked. */
export const CallTrackLocked = defineEvent(
  'CallTrackLocked',
  1,
  about({ streamType: StreamType, track: TrackKind, by }),
);
export const CallTrackUnlocked = defineEvent(
  'CallTrackUnlocked',
  1,
  about({ streamType: StreamType, track: TrackKind, by }),
);
/** A participant whose role forbids it may share a screen once. */
export const CallScreenShareGranted = defineEvent('CallScreenShareGranted', 1, about({ by }));
/** Only this participant shares a screen from now on, until it stops, or the participant leaves. */
export const CallScreenShareStarted = defineEvent('CallScreenShareStarted', 1, about({}));
export const CallScreenShareStopped = defineEvent(
  'CallScreenShareStopped',
  1,
  about({ by, reason: z.enum(['stopped', 'handed-over']) }),
);
/** The whiteboard is open from now on for all who see what this participant sees, until closed. */
export const CallWhiteboardOpened = defineEvent('CallWhiteboardOpened', 1, about({}));
export const CallWhiteboardClosed = defineEvent('CallWhiteboardClosed', 1, about({}));

/** Actions of participants on each other, and in the lobby of a call. */
export const callRoomEvents = [
  CallKnocked,
  CallKnockRejected,
  CallKnockWithdrawn,
  CallRoleChanged,
  CallParticipantPaused,
  CallParticipantResumed,
  CallTrackLocked,
  CallTrackUnlocked,
  CallScreenShareGranted,
  CallScreenShareStarted,
  CallScreenShareStopped,
  CallWhiteboardOpened,
  CallWhiteboardClosed,
] as const;
