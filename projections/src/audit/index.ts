export type { StreamPart, TimelineDocument } from './timeline/document.js';
export { timeline } from './timeline/projection.js';
export { timelineEvents } from './timeline/timeline-events.js';
