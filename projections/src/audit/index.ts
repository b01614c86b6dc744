export { historyInLog } from './call-parts.js';
export type { StreamPart, TimelineDocument } from './timeline.model.js';
export { timeline } from './timeline.js';
export { timelineEvents } from './timeline-events.js';
export { firstOf, stretchesOf, type Bounds, type Stretch } from './stretches.js';
