export * from './add-file.js';
export * from './save-app-setting.js';
export * from './save-call-setting.js';
