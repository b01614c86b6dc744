export * from './constants.js';
export { appPicture, PAGE_SETTINGS_ELEMENT_ID } from './page.js';
export {
  CallSetting,
  CallSettingChange,
  ShownCallSetting,
  STANDARD_CALL_SETTING,
} from './call-setting.js';
export * as callSettingRoutes from './call-setting-routes.js';
export * from './events.js';
export { APP_SETTING_FILES_MAX, AppSettingFilePurpose, WHITEBOARD_TYPES } from './files.js';
export {
  AppAppearance,
  APP_SETTING_ID,
  AppSettingGroup,
  appSettingGroups,
  LanguageSetting,
  LegalSetting,
  LicenseToken,
  Modules,
  RETENTION_YEARS_MAX,
  RetentionSetting,
  SecuritySetting,
  Sounds,
  STANDARD_SETTINGS,
  STANDARD_TITLE,
  type AppSettingValues,
} from './groups.js';
export * as settingsMessages from './messages.js';
export {
  AppSetting,
  AppSettingChange,
  AppSettingFile,
  BRIGHTNESS,
  CLIENT_VOLUME,
  License,
  LicenseInFull,
  LicenseState,
  PageSettings,
  PolicyRow,
  VOLUME_LEVELS,
  VOLUME_STEP,
} from './read-models.js';
export * as settingsRoutes from './routes.js';
