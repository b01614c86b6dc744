export { RecordingsModule } from './recordings.module.js';
export { trackEraser } from './track-eraser.js';
