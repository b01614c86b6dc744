export { liveCallLog } from './live-call-log.js';
