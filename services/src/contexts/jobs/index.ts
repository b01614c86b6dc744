export { JobAdministrationModule } from './jobs.module.js';
