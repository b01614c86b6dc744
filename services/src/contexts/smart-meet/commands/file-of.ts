import type { FilePlace } from '../../../platform/stores/files/index.js';

/** Where what was made for a request lies. */
export const fileOf = (requestId: string): FilePlace => ({ kind: 'smart-meet', id: requestId });
