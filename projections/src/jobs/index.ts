export { jobs, type JobDocument } from './jobs.js';
