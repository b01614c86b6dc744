import { z } from 'zod';

import { DeviceBadge } from '../devices/badge.js';
import { RatingType } from '../portals/call-logic.js';
import { Id } from '../schema/id.js';
import { RecordingAnswer } from './recording-answer.js';
import { CallNotes } from './call-notes.js';
import { RecordedPoll } from '../polls/poll.js';
import { CallEndReason } from './events.js';
import { CallKind, JoinerType } from './participants.js';

/** One joiner in the record of a call. */
export const CallJoiner = z
  .object({
    joinerId: Id,
    joinerType: JoinerType,
    displayName: z.string().nullable(),
    joinedAt: z.iso.datetime(),
    leftAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CallJoiner' });

/** An agent gave a call to a colleague, who had it from then on. */
export const HandOver = z
  .object({
    fromId: Id,
    toId: Id,
    /** Null once the colleague has been forgotten. */
    toName: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'HandOver' });

/** How a call ended, or how a visitor went who never had one. */
export const RecordEndReason = z.union([
  CallEndReason,
  z.enum(['left', 'absent', 'portal-closed']),
]);
export type RecordEndReason = z.output<typeof RecordEndReason>;

/** The record of a call, or of a visit that never became one. */
export const CallRecord = z
  .object({
    _id: Id,
    /** The origin of the call. */
    type: CallKind,
    /** The visit, session, meeting, device or member that the call came from. */
    originId: Id,
    /**
     * The name of the session or meeting when the call began; null for others, and after the author
     * of the name was erased.
     */
    originName: z.string().nullable(),
    /** `waiting` and `missed` are visits without a call. */
    state: z.enum(['waiting', 'inCall', 'ended', 'missed']),
    /**
     * The portal at which a visitor rang; null, and its name empty, for calls that came from
     * elsewhere.
     */
    queueId: Id.nullable(),
    queueName: z.string(),
    agentId: Id.nullable(),
    agentName: z.string().nullable(),
    /**
     * Between whom the call was handed over, in order; empty for calls that stayed with one agent.
     */
    handOvers: z.array(HandOver),
    /** The colleague whom the agent consults; null if there is none. */
    consultedId: Id.nullable(),
    /** Agents who let it ring, each once, in order. */
    missedBy: z.array(Id),
    visitorName: z.string().nullable(),
    /** The kiosk that the visitor stood at; null for a browser of the visitor's own. */
    device: DeviceBadge.nullable(),
    /** When the visitor rang, or the call began. */
    rangAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    waitedMs: z.int().nonnegative().nullable(),
    durationMs: z.int().nonnegative().nullable(),
    /** How often the visitor was on hold in the call. */
    holds: z.int().nonnegative(),
    /** The total time on hold, without the present hold. */
    heldMs: z.int().nonnegative(),
    /** Since when the visitor is on hold; null while not. */
    heldSince: z.iso.datetime().nullable(),
    endReason: RecordEndReason.nullable(),
    /**
     * The visitor's answer to the question if the call may be recorded; null if the question was
     * not asked.
     */
    recordingAnswer: RecordingAnswer.nullable(),
    /** How the portal asked for the rating; null while there is none. */
    ratingType: RatingType.nullable(),
    /** 0 to 5; null also where the portal asked for words only. */
    rating: z.int().min(0).max(5).nullable(),
    comment: z.string().nullable(),
    /** The agent's notes; null if there are none, and after the visitor has been erased. */
    notes: CallNotes.nullable(),
    joiners: z.array(CallJoiner),
    /** The polls of the call, oldest first; absent if there were none. */
    polls: z.array(RecordedPoll).optional(),
  })
  .meta({ id: 'CallRecord' });
export type CallRecord = z.output<typeof CallRecord>;
