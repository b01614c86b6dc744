export { RecordingsModule } from './recordings.module.js';
export { deleteWhatHasExpired } from './reactions/delete-what-has-expired.js';
export { recordingFiles } from './known-files.js';
export { trackEraser } from './track-eraser.js';
