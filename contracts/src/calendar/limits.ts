/** Limits of a meeting (specification, sections 5 and 9). */
export const MEETING_DESCRIPTION_MAX = 5000;
export const MEETING_LAST_DATE = '2099-12-31T23:59:59.999Z';
/** A meeting ends within a day of its start, in milliseconds. */
export const MEETING_LONGEST_MS = 24 * 60 * 60 * 1000;
/** Most people who are invited to one meeting. */
export const MEETING_ATTENDEES_MAX = 100;
/** The time before its start from which a meeting can be joined, in milliseconds. */
export const MEETING_OPENS_BEFORE_MS = 10 * 60 * 1000;
/**
 * The time after its end in which a meeting can still be opened, in milliseconds: people continue
 * talking, or begin late.
 */
export const MEETING_CLOSES_AFTER_MS = 60 * 60 * 1000;
/**
 * An attendee's answers are mailed to the organizer no more often, in milliseconds; the last one
 * counts.
 */
export const MEETING_ANSWER_TOLD_EVERY_MS = 20 * 60 * 1000;
/** The time before its start at which attendees are reminded, in milliseconds. */
export const MEETING_REMINDER_MS = 15 * 60 * 1000;

/** Longest stretch that is asked for by its ends, in milliseconds. */
export const MEETING_WINDOW_MAX_MS = 100 * 24 * 60 * 60 * 1000;
