export { demandSameInstallation } from './belong-together.js';
export { markOfFiles, markOfReadStore, markOfVault } from './marks.js';
