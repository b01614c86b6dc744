export { Files, type FilePlace } from './files.js';
export { FilesModule, openFiles } from './files.module.js';
export { fileSettings, type FileSettings } from './file-settings.js';
export { FolderFiles } from './folder-files.js';
export { readPicture, type ReadPicture } from './read-picture.js';
