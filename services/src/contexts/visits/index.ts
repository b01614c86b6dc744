export { queueCalls } from './commands/queue-calls.js';
export { VisitsModule } from './visits.module.js';
