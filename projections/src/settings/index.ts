export type {
  AppSettingChangeDocument,
  AppSettingDocument,
  KeptSettingFile,
} from './app-settings.model.js';
export { appSettings } from './app-settings.js';
