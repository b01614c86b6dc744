import type { FilePlace } from '#platform/stores/files';

/** Returns the place of a recording's file. */
export const fileOf = (recordingId: string): FilePlace => ({ kind: 'recording', id: recordingId });
