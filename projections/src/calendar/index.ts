export type { MeetingCollections, MeetingDocument } from './meetings/document.js';
export { meetings } from './meetings/projection.js';
