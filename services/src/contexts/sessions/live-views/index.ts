export { liveSessionCall } from './live-session-call.js';
