export { AuditModule } from './audit.module.js';
export { ExportSigner } from './export/export-signer.js';
export { signedLines } from './export/signed-lines.js';
export { withCheckpoints } from './export/with-checkpoints.js';
export { clearData, storedData, withholding } from './history/event-reading.js';
export { History } from './history/history.js';
export { momentOf } from './history/moment-of.js';
export { summarizeStreams, type StreamSummary } from './history/stream-summary.js';
