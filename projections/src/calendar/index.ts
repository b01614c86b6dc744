export type { MeetingCollections, MeetingDocument } from './meetings.model.js';
export { meetings } from './meetings.js';
