export type { RecordingDocument } from './recordings.model.js';
export { recordings } from './recordings.js';
