import type { FilePlace } from '#platform/stores/files';

/** Returns the place of the file that was made for a request. */
export const fileOf = (requestId: string): FilePlace => ({ kind: 'smart-meet', id: requestId });
