import { z } from 'zod';

import { defineEvent } from '../schema/event.js';
import { Id } from '../schema/id.js';

/** What a visitor says to the question whether the call may be recorded. Who says nothing has not agreed. */
export const RecordingAnswer = z.enum(['agreed', 'declined']).meta({ id: 'RecordingAnswer' });
export type RecordingAnswer = z.output<typeof RecordingAnswer>;

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
