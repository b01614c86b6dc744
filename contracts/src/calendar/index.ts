export { beginsInFuture, Meeting } from './meeting.js';
export {
  Attendee,
  CalendarEvent,
  MEETING_DESCRIPTION_MAX,
  MEETING_LAST_DATE,
  MEETING_LONGEST_MS,
  MeetingPin,
  Repeat,
  TimeSpan,
} from './read-models.js';
export * as calendarRoutes from './routes.js';
