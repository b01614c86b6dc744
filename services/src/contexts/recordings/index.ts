export { RecordingsModule } from './recordings.module.js';
