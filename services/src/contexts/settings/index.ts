export { appSettingStream } from './commands/aggregates.js';
export { PageHead } from './api/page-head.js';
export { DeploymentSettings } from './queries/deployment-settings.js';
export { licenseSettings } from './license-settings.js';
export { GetBoardBeginning, GetShownPicture } from './queries/index.js';
export { SettingsModule } from './settings.module.js';
