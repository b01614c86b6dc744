export { callRecords } from './call-records/projection.js';
