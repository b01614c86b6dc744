import { z } from 'zod';

import { CallTranscriptInfo } from '../calls/call-transcript.js';
import { ShownWording } from '../calls/consent-wording.js';
import { SpokenLanguage } from '../calls/media.js';
import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { plainLine } from '../schema/plain-text.js';

const channel = 'conference';
const OfCall = { sessionCallId: Id };
const policy = 'call.own';

/** Longest text of one stretch of speech, in characters. */
export const UTTERANCE_MAX = 1000;
/** Longest stretch of speech, in milliseconds. */
export const UTTERANCE_MAX_MS = 60_000;
/** Largest piece of sound, in bytes, and how much of speech one holds, in milliseconds. */
export const SPEECH_MAX_BYTES = 160_000;
export const SPEECH_PIECE_MS = 5_000;
/** The media types of speech pieces. */
export const SpeechMediaType = z
  .enum(['audio/webm', 'audio/ogg', 'audio/mp4'])
  .meta({ id: 'SpeechMediaType' });

export const startCallTranscript = defineMessage({
  channel,
  name: 'startCallTranscript',
  from: 'client',
  policy,
  summary:
    'Have what is said in a call written down; who starts it agrees, everybody else is asked',
  payload: z.strictObject({ ...OfCall, shown: ShownWording.optional() }),
});
export const stopCallTranscript = defineMessage({
  channel,
  name: 'stopCallTranscript',
  from: 'client',
  policy,
  summary: 'Have it written down no longer',
  payload: z.strictObject(OfCall),
});
export const answerCallTranscript = defineMessage({
  channel,
  name: 'answerCallTranscript',
  from: 'client',
  policy,
  summary:
    'Agree that what one says is written down, refuse, or withdraw what was agreed, by which it is removed',
  payload: z.strictObject({
    ...OfCall,
    consent: z.enum(['agreed', 'refused']),
    shown: ShownWording.optional(),
  }),
});
export const updateCallTranscriptInfo = defineMessage({
  channel,
  name: 'updateCallTranscriptInfo',
  from: 'server',
  policy,
  summary: 'How the transcript of a call stands, and who agreed to it',
  payload: z.object({ ...OfCall, callTranscriptInfo: CallTranscriptInfo }),
});

export const sayUtterance = defineMessage({
  channel,
  name: 'sayUtterance',
  from: 'client',
  policy,
  summary:
    'What one said oneself, as the own browser recognised it; kept once it is finished, only shown before that',
  payload: z.strictObject({
    ...OfCall,
    utteranceId: Id,
    text: plainLine().min(1).max(UTTERANCE_MAX),
    language: SpokenLanguage,
    durationMs: z.int().min(0).max(UTTERANCE_MAX_MS),
    isFinal: z.boolean(),
  }),
});
export const sendSpeech = defineMessage({
  channel,
  name: 'sendSpeech',
  from: 'client',
  policy,
  summary: 'A piece of what one says oneself as sound, for browsers that recognise no speech',
  payload: z.strictObject({
    ...OfCall,
    utteranceId: Id,
    language: SpokenLanguage,
    durationMs: z
      .int()
      .min(200)
      .max(2 * SPEECH_PIECE_MS),
    mediaType: SpeechMediaType,
    /** The sound itself, base64. */
    content: z
      .base64()
      .max(Math.ceil(SPEECH_MAX_BYTES / 3) * 4)
      .meta({ examples: ['GkXfow=='] }),
  }),
  ack: z.object({ text: z.string() }),
});
export const liveTranscript = defineMessage({
  channel,
  name: 'liveTranscript',
  from: 'server',
  policy,
  summary: 'What somebody in the call says, for those who have captions on',
  payload: z.object({
    ...OfCall,
    utteranceId: Id,
    callJoinerId: Id,
    displayName: z.string(),
    text: z.string(),
    language: SpokenLanguage,
    isFinal: z.boolean(),
  }),
});
