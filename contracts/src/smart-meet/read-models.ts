import { z } from 'zod';

import { Language } from '../schema/language.js';
import { Id } from '../schema/id.js';

const ByLanguage = z.partialRecord(Language, z.string());

/** One stretch of speech, by whom and when. */
export const LiveTranscript = z
  .object({
    id: Id,
    memberId: Id,
    displayName: z.string().nullable(),
    avatar: z.string().nullable(),
    baseText: z.string(),
    translations: ByLanguage,
    startTime: z.iso.datetime(),
    endTime: z.iso.datetime(),
    messages: z.array(z.string()),
  })
  .meta({ id: 'LiveTranscript' });

/** What was made of a call's transcript; texts by language. */
export const SmartMeet = z
  .object({
    meetId: Id,
    callDetailId: Id,
    status: z.enum(['request', 'processing', 'view', 'failure']),
    sentimentAnalysis: ByLanguage,
    summary: ByLanguage,
    tasks: z.partialRecord(Language, z.array(z.string())),
    transcript: z.array(LiveTranscript),
  })
  .meta({ id: 'SmartMeet' });
export type SmartMeet = z.output<typeof SmartMeet>;
