import type { FilePlace } from '../../../platform/stores/files/index.js';

/** Where the file of a recording lies. */
export const fileOf = (recordingId: string): FilePlace => ({ kind: 'recording', id: recordingId });
