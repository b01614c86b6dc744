export { PageHead } from './api/page-head.js';
export { DeploymentSettings } from './queries/deployment-settings.js';
export { licenseSettings } from './license-settings.js';
export { GetShownPicture } from './queries/index.js';
export { SettingsModule } from './settings.module.js';
