import { z } from 'zod';

import { SpokenLanguage } from '../calls/media.js';
import { Id } from '../schema/id.js';
import { Language } from '../schema/language.js';

const ByLanguage = z.partialRecord(Language, z.string());

/** Why a transcript is no longer made. */
export const TranscriptStopReason = z
  .enum(['asked', 'starter-left', 'call-ended'])
  .meta({ id: 'TranscriptStopReason' });
export type TranscriptStopReason = z.output<typeof TranscriptStopReason>;

/**
 * Why no summary was made: no service is set up, it did not answer, it is overloaded, it refused,
 * or its answer cannot be used.
 */
export const SmartMeetFailure = z
  .enum(['not-set-up', 'no-answer', 'overloaded', 'refused', 'unusable', 'nothing-said'])
  .meta({ id: 'SmartMeetFailure' });
export type SmartMeetFailure = z.output<typeof SmartMeetFailure>;

/** How far a summary is: it can be asked for, is being made, is there, or could not be made. */
export const SmartMeetStatus = z
  .enum(['request', 'processing', 'view', 'failure'])
  .meta({ id: 'SmartMeetStatus' });
export type SmartMeetStatus = z.output<typeof SmartMeetStatus>;

/** One stretch of speech, by whom and when. */
export const LiveTranscript = z
  .object({
    id: Id,
    memberId: Id,
    displayName: z.string().nullable(),
    avatar: z.string().nullable(),
    baseText: z.string(),
    language: SpokenLanguage,
    translations: ByLanguage,
    /** Languages in which it is shown as it was said, since its translation said other facts. */
    untranslated: z.array(Language),
    startTime: z.iso.datetime(),
    endTime: z.iso.datetime(),
    /** Its sentences. */
    messages: z.array(z.string()),
  })
  .meta({ id: 'LiveTranscript' });
export type LiveTranscript = z.output<typeof LiveTranscript>;

/** A line of a summary with the stretches of speech that it goes back to: at least one. */
export const CitedLine = z
  .object({
    text: z.string(),
    citations: z.array(Id).min(1),
    /**
     * True if it is in the language of the summary instead of a translation, since its translation
     * stated other facts.
     */
    isOriginal: z.boolean().optional(),
  })
  .meta({ id: 'CitedLine' });
export type CitedLine = z.output<typeof CitedLine>;

/** The lines of a summary in one language. */
export const SummaryLines = z
  .object({
    summary: z.array(CitedLine),
    tasks: z.array(CitedLine),
    sentiment: z.array(CitedLine),
  })
  .meta({ id: 'SummaryLines' });
export type SummaryLines = z.output<typeof SummaryLines>;

/** The fact that there is a transcript of a call. */
export const TranscriptOfCall = z
  .object({ callDetailId: Id, startedAt: z.iso.datetime(), endedAt: z.iso.datetime().nullable() })
  .meta({ id: 'TranscriptOfCall' });
export type TranscriptOfCall = z.output<typeof TranscriptOfCall>;

/** The results of a call's transcript; texts by language. */
export const SmartMeet = z
  .object({
    meetId: Id,
    callDetailId: Id,
    /** Of the language that is furthest. */
    status: SmartMeetStatus,
    statusByLanguage: z.partialRecord(Language, SmartMeetStatus),
    failureByLanguage: z.partialRecord(Language, SmartMeetFailure),
    /** True if a service is set up that makes summaries. */
    isSummaryAvailable: z.boolean(),
    startedAt: z.iso.datetime(),
    /** Null while the transcript is being made. */
    endedAt: z.iso.datetime().nullable(),
    sentimentAnalysis: ByLanguage,
    summary: ByLanguage,
    tasks: z.partialRecord(Language, z.array(z.string())),
    /** The same line by line, with what each goes back to. */
    lines: z.partialRecord(Language, SummaryLines),
    /**
     * How many lines a model wrote that say what was not said in the call; they are not among the
     * lines.
     */
    droppedByLanguage: z.partialRecord(Language, z.int().nonnegative()),
    /** Empty where nothing was said, or it was deleted. */
    transcript: z.array(LiveTranscript),
    isDeleted: z.boolean(),
    /** True if it contains the reader's own words, which can be removed. */
    hasOwnWords: z.boolean(),
  })
  .meta({ id: 'SmartMeet' });
export type SmartMeet = z.output<typeof SmartMeet>;
