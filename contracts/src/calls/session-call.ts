import { z } from 'zod';

import { Id } from '../schema/id.js';
import { CallRecordingInfo } from './call-recording.js';
import { CallTranscriptInfo } from './call-transcript.js';
import { KnockingStatus } from '../sessions/read-models.js';
import { MediaRules } from './media-rules.js';
import { Participant, PictureCodec, PublishedStream, RelayKind } from './media.js';
import { JoinerType } from './participants.js';
import { SupervisionMode } from './supervision.js';

/** Somebody who knocks at a call. */
export const Knocker = z
  .object({
    callJoinerId: Id,
    joinerType: JoinerType,
    displayName: z.string(),
    knockingStatus: KnockingStatus,
    knockedAt: z.iso.datetime(),
    /** Whether a guest was put out of this call before: it may be the same person. */
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

/** A colleague whom the agent of a call asks: rung, talked with unheard by the others, with them all, or who did not come or stay. */
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
 * A call as it stands; what was said last about streams is the truth for every page. A page publishes what it wants to
 * send and is not listed (with the connection it has), and receives what is listed and not received yet. A stream is
 * listed before its `addStream` is acknowledged; until then the page does not look for it.
 */
export const SessionCall = z.object({
  sessionCallId: Id,
  relay: RelayKind,
  /** False while the relay is away; streams are set up again when it turns true again. */
  relayUp: z.boolean(),
  /** Codec that every page here can show; a page that sends a relay another one publishes again. */
  pictureCodec: PictureCodec.optional(),
  participants: z.array(Participant),
  /** Told to the supervisors themselves and, unless they listen silently, to the agent; to no one else. */
  supervisors: z.array(CallSupervisor),
  /** Whether the viewer, a guest, is told that somebody not listed here listens. */
  isListenedTo: z.boolean(),
  /** Who may send what; null where anyone who came may speak. */
  mediaRules: MediaRules.nullable(),
  /** Who shares a screen; null where no one does. Shown small where the board was opened meanwhile. */
  screenShare: z.object({ userCallId: Id, minimised: z.boolean() }).nullable(),
  whiteboard: z.object({ isOpen: z.boolean(), minimised: z.boolean() }),
  /** Who waits to be let in; told to those who may let them in. */
  knockers: z.array(Knocker),
  /** Who of those who may not speak asks to. */
  speakerRequests: z.array(Id),
  documents: z.array(Id),
  /** How its recording stands, of those whom the viewer may know; null where there was none. */
  callRecordingInfo: CallRecordingInfo.nullable(),
  /** How its transcript stands, of those whom the viewer may know; null where none was begun. */
  callTranscriptInfo: CallTranscriptInfo.nullable(),
  /** Whether it can be recorded at all. */
  isRecordable: z.boolean(),
  /** The colleague whom the agent asks; told to these two alone, null for everybody else and while no one is asked. */
  consult: Consult.nullable(),
});
