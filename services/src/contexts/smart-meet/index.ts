export { SmartMeetModule } from './smart-meet.module.js';
export { smartMeetSettings } from './smart-meet-settings.js';
export { summaryFiles } from './known-files.js';
