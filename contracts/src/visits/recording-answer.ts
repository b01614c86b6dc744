import { z } from 'zod';

import { RecordingAnswer } from '../calls/recording-answer.js';
import { defineEvent } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { Language } from '../schema/language.js';

/** A visitor was asked before ringing whether the call may be recorded, and answered. */
export const VisitRecordingAnswered = defineEvent(
  'VisitRecordingAnswered',
  2,
  z.object({
    visitId: Id,
    answer: RecordingAnswer,
    /**
     * The words that were read. If their language is not known, it is the portal's words in each
     * language on a line, or empty for a portal without any.
     */
    question: z.string(),
    /** In which language the page asked; null where that was not known. */
    language: Language.nullable(),
    /** Null before version 2, which kept the time of the log alone. */
    answeredAt: z.iso.datetime().nullable(),
  }),
);
