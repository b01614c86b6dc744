export { MemoryEventLog } from './memory-event-log.js';
