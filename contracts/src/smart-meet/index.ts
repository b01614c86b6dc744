export { LiveTranscript, SmartMeet } from './read-models.js';
export { requestSmartMeetTranslation, smartMeetDetails } from './surface.js';
