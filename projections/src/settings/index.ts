export type {
  AppSettingChangeDocument,
  AppSettingDocument,
  KeptSettingFile,
} from './app-settings/document.js';
export { appSettings } from './app-settings/projection.js';
