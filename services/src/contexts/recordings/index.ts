export { RecordingsModule } from './recordings.module.js';
export { recordingFiles } from './known-files.js';
export { trackEraser } from './track-eraser.js';
