/** Meetings as they are decided about, for models of the whole program. */
export { meetingStream } from '../streams.js';
