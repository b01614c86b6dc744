import type { MailMessage } from './mail.js';

/**
 * The part of a mail by which mail programs enter a meeting into a calendar, as the library that
 * composes mails takes it.
 */
export function calendarPart(calendar: MailMessage['calendar']) {
  if (calendar === undefined) return {};
  const { method, content } = calendar;
  return { icalEvent: { method, content, filename: 'meeting.ics' } };
}
