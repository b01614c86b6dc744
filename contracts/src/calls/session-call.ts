import { z } from 'zod';

import { Id } from '../schema/id.js';
import { CallRecordingInfo } from './call-recording.js';
import { CallTranscriptInfo } from './call-transcript.js';
import { KnockingStatus } from '../sessions/read-models.js';
import { MediaRules } from './media-rules.js';
import { Participant, PictureCodec, PublishedStream, RelayKind } from './media.js';
import { JoinerType } from './participants.js';
import { SupervisionMode } from './supervision.js';

/** A person who knocks at a call. */
export const Knocker = z
  .object({
    callJoinerId: Id,
    joinerType: JoinerType,
    displayName: z.string(),
    knockingStatus: KnockingStatus,
    knockedAt: z.iso.datetime(),
    /** True if a guest was removed from this call before: it may be the same person. */
    afterRemoval: z.boolean(),
  })
  .meta({ id: 'Knocker' });
export type Knocker = z.output<typeof Knocker>;

/** A supervisor at a call; what is said to its agent comes as a stream. */
const CallSupervisor = z
  .object({
    userCallId: Id,
    displayName: z.string(),
    mode: SupervisionMode,
    streams: z.array(PublishedStream),
  })
  .meta({ id: 'CallSupervisor' });

/**
 * A colleague whom the agent of a call asks: rung, talked with unheard by the others, with them
 * all, or who did not come or stay.
 */
export const Consult = z
  .object({
    callJoinerId: Id,
    displayName: z.string(),
    stage: z.enum(['ringing', 'talking', 'together', 'rejected', 'unanswered', 'left', 'lost']),
    /** Until when it rings. */
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Consult' });
export type Consult = z.output<typeof Consult>;

/**
 * A call as it stands; what was said last about streams is the truth for every page. A page
 * publishes what it wants to send and is not listed (with the connection it has), and receives what
 * is listed and not received yet. A stream is listed before its `addStream` is acknowledged; until
 * then the page does not look for it.
 */
export const SessionCall = z.object({
  sessionCallId: Id,
  relay: RelayKind,
  /** False while the relay is away; streams are set up again when it turns true again. */
  relayUp: z.boolean(),
  /** Codec that every page here can show; a page that sends a relay another one publishes again. */
  pictureCodec: PictureCodec.optional(),
  participants: z.array(Participant),
  /**
   * Sent to the supervisors themselves and, unless they listen silently, to the agent; to no
   * others.
   */
  supervisors: z.array(CallSupervisor),
  /** True if the viewer, a guest, is informed of a listener who is not listed here. */
  isListenedTo: z.boolean(),
  /** The roles that may send each source; null if all participants may speak. */
  mediaRules: MediaRules.nullable(),
  /**
   * The participant who shares a screen; null if there is none. It is shown small if the board was
   * opened in the meantime.
   */
  screenShare: z.object({ userCallId: Id, minimised: z.boolean() }).nullable(),
  whiteboard: z.object({ isOpen: z.boolean(), minimised: z.boolean() }),
  /** The people who wait to be admitted; sent to participants who may admit them. */
  knockers: z.array(Knocker),
  /** The unheard participants who ask to speak. */
  speakerRequests: z.array(Id),
  documents: z.array(Id),
  /** How its recording stands, of those whom the viewer may know; null where there was none. */
  callRecordingInfo: CallRecordingInfo.nullable(),
  /** How its transcript stands, of those whom the viewer may know; null where none was begun. */
  callTranscriptInfo: CallTranscriptInfo.nullable(),
  /** True if it can be recorded at all. */
  isRecordable: z.boolean(),
  /**
   * The colleague whom the agent consults; sent to these two only. Null for all others, and while
   * there is no consultation.
   */
  consult: Consult.nullable(),
});
