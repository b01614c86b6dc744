export { callLog } from './call-log/projection.js';
export type { CallLogDocument, LoggedCallDocument } from './call-log/document.js';
export { callRecords } from './call-records/projection.js';
export type { CallNameDocument } from './call-records/document.js';
export type { CallViewEvent } from './call-records/evolve.js';
export type { CallFigureDocument } from './call-records/figures.js';
