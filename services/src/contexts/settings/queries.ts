export { GetBoardBeginning } from './views/get-board-beginning.js';
export * from './views/find-changes.js';
export * from './views/get-app-setting.js';
export * from './views/get-call-setting.js';
export * from './views/get-policies.js';
export { GetSettingFile, GetShownPicture } from './views/get-setting-file.js';
