export { AtomicAppendUnsupported } from './atomic-append-unsupported.js';
export { KurrentEventLog } from './kurrent-event-log.js';
export { openKurrentEventLog } from './open-kurrent-event-log.js';
export { UnreachableLog } from './why-unreachable.js';
