export { jobs, type JobDocument } from './projection.js';
