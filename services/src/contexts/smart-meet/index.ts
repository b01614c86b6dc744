export { SmartMeetModule } from './smart-meet.module.js';
export { smartMeetSettings } from './smart-meet-settings.js';
