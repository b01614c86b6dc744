export { historyInLog } from './timeline/call-parts.js';
export type { StreamPart, TimelineDocument } from './timeline/document.js';
export { timeline } from './timeline/projection.js';
export { timelineEvents } from './timeline/timeline-events.js';
export { firstOf, stretchesOf, type Bounds, type Stretch } from './timeline/stretches.js';
