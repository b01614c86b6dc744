export { Clock, type Cancel } from './clock.js';
export { NewId, RandomId } from './new-id.js';
export { SystemClock } from './system-clock.js';
