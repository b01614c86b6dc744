import { z } from 'zod';

/**
 * A visitor's answer to the question if the call may be recorded. A visitor who does not answer has
 * not agreed.
 */
export const RecordingAnswer = z.enum(['agreed', 'declined']).meta({ id: 'RecordingAnswer' });
export type RecordingAnswer = z.output<typeof RecordingAnswer>;
