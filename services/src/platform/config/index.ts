export { list, networks } from './lists.js';
export { PACKAGE_FOLDER } from './package-folder.js';
export { allowedOriginsOf, platformSettings, type PlatformSettings } from './platform-settings.js';
export { readSettings, UnusableSetting } from './read-settings.js';
export type { SettingShape, SettingsOf } from './setting.js';
export { describeSettings, settingsTable } from './settings-table.js';
