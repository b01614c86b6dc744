export { callLog } from './call-log/projection.js';
export type { CallLogDocument, LoggedCallDocument } from './call-log/document.js';
export { callRecords } from './call-records/projection.js';
export type { CallNameDocument } from './call-records/evolve.js';
