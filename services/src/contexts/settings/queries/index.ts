export { GetBoardBeginning } from './get-board-beginning.js';
export * from './find-changes.js';
export * from './get-app-setting.js';
export * from './get-call-setting.js';
export * from './get-policies.js';
export { GetSettingFile, GetShownPicture } from './get-setting-file.js';
