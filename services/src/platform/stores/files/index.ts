export { Files, type FilePlace } from './files.js';
export {
  checkFiles,
  FileCheckAnswer,
  FILES_TASK,
  newestFirst,
  type FileCheck,
  type KnownFile,
} from './lost-files.js';
export { FilesModule } from './files.module.js';
export { fileSettings } from './file-settings.js';
export { readWhole } from './read-whole.js';
export { requireFewPixels } from './picture-pixels.js';
export { readPicture, type PictureSize } from './read-picture.js';
export { openFiles, placeOfFiles } from './open-files.js';
export { fromPdfHead } from './from-pdf-head.js';
