export { RecordingsModule } from './recordings.module.js';
export { deleteAsRecordingsAre } from './reactions/delete-as-recordings-are.js';
export { recordingFiles } from './known-files.js';
export { trackEraser } from './track-eraser.js';
