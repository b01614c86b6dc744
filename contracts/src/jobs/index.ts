export * from './events.js';
export { JobStatus, type Job } from './read-models.js';
export * as jobRoutes from './routes.js';
