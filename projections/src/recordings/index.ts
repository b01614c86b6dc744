export type { RecordingDocument } from './recordings/document.js';
export { recordings } from './recordings/projection.js';
