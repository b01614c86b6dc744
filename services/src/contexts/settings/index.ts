export { appSettingStream } from './streams.js';
export { PageHead } from './api/page-head.js';
export { DeploymentSettings } from './views/deployment-settings.js';
export { licenseSettings } from './license-settings.js';
export { GetBoardBeginning, GetShownPicture } from './queries.js';
export { SettingsModule } from './settings.module.js';
export { settingFiles } from './known-files.js';
