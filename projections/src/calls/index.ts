export { callLog } from './call-log.js';
export type { CallLogDocument, LoggedCallDocument } from './call-log.model.js';
export { callRecords } from './call-records.js';
export type { CallNameDocument } from './call-records.model.js';
export type { CallViewEvent } from './call-records.evolve.js';
export { figureOf, type CallFigureDocument } from './figures.js';
