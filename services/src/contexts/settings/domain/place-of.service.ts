import type { FilePlace } from '#platform/stores/files';

/** Returns the place of a file of the deployment's settings. */
export const placeOf = (id: string): FilePlace => ({ kind: 'setting-file', id });
