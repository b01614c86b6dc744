export { expiredUntil } from './domain/retention.js';
export { RecordingsModule } from './recordings.module.js';
export { retention } from './streams.js';
