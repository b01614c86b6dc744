import type { FilePlace } from '../../../platform/stores/files/index.js';

/** Where a file of the deployment's settings is kept. */
export const placeOf = (id: string): FilePlace => ({ kind: 'setting-file', id });
