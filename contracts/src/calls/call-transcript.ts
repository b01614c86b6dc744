import { z } from 'zod';

import { Id } from '../schema/id.js';

/** Whether somebody in a call agrees that what they say is written down; `asked` has not answered. */
export const TranscriptConsent = z
  .enum(['asked', 'agreed', 'refused', 'withdrawn'])
  .meta({ id: 'TranscriptConsent' });
export type TranscriptConsent = z.output<typeof TranscriptConsent>;

/** The transcript of a call as its pages are told. */
export const CallTranscriptInfo = z
  .object({
    callDetailId: Id,
    startedBy: Id,
    startedAt: z.iso.datetime(),
    /** Whether it is being made just now. */
    isOn: z.boolean(),
    /** Whether the server turns sound into text for browsers that cannot. */
    takesSound: z.boolean(),
    participants: z.array(z.object({ callJoinerId: Id, consent: TranscriptConsent })),
  })
  .meta({ id: 'CallTranscriptInfo' });
export type CallTranscriptInfo = z.output<typeof CallTranscriptInfo>;
