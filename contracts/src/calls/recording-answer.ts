import { z } from 'zod';

/** What a visitor says to the question whether the call may be recorded. Who says nothing has not agreed. */
export const RecordingAnswer = z.enum(['agreed', 'declined']).meta({ id: 'RecordingAnswer' });
export type RecordingAnswer = z.output<typeof RecordingAnswer>;
