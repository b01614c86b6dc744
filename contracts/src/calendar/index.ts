export {
  afterMove,
  afterSaying,
  NOTHING_SAID,
  saidOn,
  withoutComments,
  withoutDate,
  type Answers,
  type Said,
} from './answers.js';
export * as adminMeetingRoutes from './admin-routes.js';
export type { AdminMeeting } from './admin-routes.js';
export {
  agendaEvents,
  calendarFeedEvents,
  MeetingAnswered,
  MeetingCallBegan,
  MeetingCallEnded,
  MeetingCancelled,
  MeetingChanged,
  meetingEvents,
  MeetingHandedOver,
  MeetingMailDue,
  MeetingOccurrenceCancelled,
  MeetingOccurrenceChanged,
  MeetingPlanned,
  MeetingReminded,
  MeetingSeriesEnded,
  MeetingTextDue,
  type AgendaEvent,
  type CalendarFeedEvent,
  type MeetingEvent,
} from './events.js';
export {
  MEETING_ANSWER_TOLD_EVERY_MS,
  MEETING_ATTENDEES_MAX,
  MEETING_CLOSES_AFTER_MS,
  MEETING_DESCRIPTION_MAX,
  MEETING_LAST_DATE,
  MEETING_LONGEST_MS,
  MEETING_OPENS_BEFORE_MS,
  MEETING_REMINDER_MS,
} from './limits.js';
export * as calendarFeedRoutes from './feed-routes.js';
export * as meetingGuestRoutes from './guest-routes.js';
export type { LinkedMeeting } from './guest-routes.js';
export { beginsInFuture, Meeting } from './meeting.js';
export * as meetingMessages from './messages.js';
export {
  Attendee,
  CalendarEvent,
  MeetingAnswer,
  MeetingCall,
  MeetingPin,
  MeetingTimes,
  ReaderClock,
  Repeat,
  TimeSpan,
  type ShownAttendee,
} from './read-models.js';
export * as calendarRoutes from './routes.js';
