export { demonstrationSettings } from './demonstration-settings.js';
export { FirstRunModule } from './first-run.module.js';
