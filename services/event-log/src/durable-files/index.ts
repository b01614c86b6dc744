export { putFile, removeFile } from './put-file.js';
export { syncFolder, syncFolderAtOnce } from './sync-folder.js';
