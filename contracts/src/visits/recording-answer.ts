import { z } from 'zod';

import { RecordingAnswer } from '../calls/recording-answer.js';
import { defineEvent } from '../schema/event.js';
import { Id } from '../schema/id.js';

/** A visitor was asked before ringing whether the call may be recorded, and answered. */
export const VisitRecordingAnswered = defineEvent(
  'VisitRecordingAnswered',
  1,
  z.object({
    visitId: Id,
    answer: RecordingAnswer,
    /** As the portal asks, in each of its languages on a line; empty where it was asked in words of our own. */
    question: z.string(),
  }),
);
