export { Desk, Visit } from './commands/index.js';
export { VisitsModule } from './visits.module.js';
