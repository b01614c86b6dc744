export { Files, type FilePlace } from './files.js';
export {
  checkFiles,
  FileCheckAnswer,
  FILES_TASK,
  newestFirst,
  type FileCheck,
  type KnownFile,
  type KnownFiles,
  type LostFile,
} from './lost-files.js';
export { FilesFault } from './files-fault.js';
export { FilesModule } from './files.module.js';
export { fileSettings, type FileSettings } from './file-settings.js';
export { readWhole } from './read-whole.js';
export { requireFewPixels } from './picture-pixels.js';
export { readPicture, type PictureSize, type ReadPicture } from './read-picture.js';
export { openFiles, placeOfFiles } from './open-files.js';
