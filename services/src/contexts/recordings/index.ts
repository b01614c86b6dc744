export { expiredUntil } from './domain/retention.js';
export { RecordingsModule } from './recordings.module.js';
export { retention } from './streams.js';
export { recordingFiles } from './known-files.js';
export { trackEraser } from './track-eraser.js';
