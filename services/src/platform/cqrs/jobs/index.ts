export { Job, type JobState } from './job.js';
export { Jobs } from './jobs.js';
export { JobsModule } from './jobs.module.js';
