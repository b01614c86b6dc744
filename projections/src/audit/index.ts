export { timeline } from './timeline/projection.js';
export type { TimelineDocument, TimelineReference } from './timeline/document.js';
