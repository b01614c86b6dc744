import { z } from 'zod';

import { Id } from '../schema/id.js';

/** The consent of a participant to a transcript of their speech; `asked`: has not answered. */
export const TranscriptConsent = z
  .enum(['asked', 'agreed', 'refused', 'withdrawn'])
  .meta({ id: 'TranscriptConsent' });
export type TranscriptConsent = z.output<typeof TranscriptConsent>;

/** The transcript of a call as its pages receive it. */
export const CallTranscriptInfo = z
  .object({
    callDetailId: Id,
    startedBy: Id,
    startedAt: z.iso.datetime(),
    /** True while it is being made. */
    isOn: z.boolean(),
    /** True if the server turns sound into text for browsers that cannot. */
    takesSound: z.boolean(),
    participants: z.array(z.object({ callJoinerId: Id, consent: TranscriptConsent })),
  })
  .meta({ id: 'CallTranscriptInfo' });
export type CallTranscriptInfo = z.output<typeof CallTranscriptInfo>;
