export { AuditModule } from './audit.module.js';
export { clearData, storedData, type ReadData } from './history/event-reading.js';
export { History } from './history/history.js';
export { summarizeStreams, type StreamSummary } from './history/stream-summary.js';
