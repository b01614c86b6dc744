export { callRecords } from './call-records/projection.js';
export type { CallNameDocument } from './call-records/evolve.js';
