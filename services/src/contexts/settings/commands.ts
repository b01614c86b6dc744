export * from './domain/add-file.command.js';
export * from './domain/save-app-setting.command.js';
export * from './domain/save-call-setting.command.js';
