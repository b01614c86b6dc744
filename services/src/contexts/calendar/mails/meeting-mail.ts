import type { MeetingAnswer, MeetingTimes, Repeat } from '@foyer/contracts/calendar';
import type { Language } from '@foyer/contracts/identity';

import {
  mailHtml,
  mailText,
  type MailMessage,
  type MailParts,
} from '../../../platform/operations/mail/index.js';
import { meetingTexts, type NoticeKind } from './meeting-texts.js';
import { dateText, stretchText } from './meeting-times.js';

export interface MeetingMailParts {
  readonly kind: NoticeKind;
  readonly language: Language;
  readonly to: { readonly id: string; readonly displayName: string; readonly email: string };
  /** A guest comes by a link that is personal; a member opens the calendar. */
  readonly isGuest: boolean;
  readonly organizer: string;
  readonly name: string;
  readonly description: string;
  readonly times: MeetingTimes;
  readonly timeZone: string;
  readonly repeat: Repeat;
  readonly repeatTill: string | null;
  readonly reason: string;
  readonly url: string;
  /** Who answered what, in a mail to the organizer. */
  readonly answer: AnswerParts | null;
  /** The iCalendar file that goes with it; null where there is none. */
  readonly calendar: MailMessage['calendar'] | null;
}

export interface AnswerParts {
  readonly guest: string;
  readonly answer: MeetingAnswer;
  readonly proposal: MeetingTimes | null;
  readonly comment: string;
}

/** What somebody is mailed of a meeting, in the reader's language and by the clock of the meeting. */
export function meetingMail(parts: MeetingMailParts): MailMessage {
  const { kind, language, to, isGuest, url, calendar } = parts;
  const says = meetingTexts[language];
  const [name, guest, organizer] = [parts.name, to.displayName, parts.organizer].map(oneLine);
  const title = name === '' ? says.nameless : (name ?? '');
  const withoutLink = kind === 'cancellation';
  const mail: MailParts = {
    language,
    subject: says[kind].subject(title),
    brand: organizer === '' ? 'Foyer' : (organizer ?? ''),
    ...(guest !== '' && { greeting: says.greeting(guest ?? '') }),
    before: [
      says[kind].before(organizer ?? ''),
      title,
      says.when(stretchText(parts.times, parts.timeZone, language)),
      ...repeatText(parts),
      ...answerText(parts),
      ...(parts.reason === '' ? [] : [says.reason(parts.reason)]),
      ...(parts.description === '' || withoutLink ? [] : [parts.description]),
    ],
    ...(!withoutLink && { button: { text: isGuest ? says.join : says.open, url } }),
    otherwise: says.otherwise,
    after: isGuest && !withoutLink ? [says.personal] : [],
  };
  return {
    personId: to.id,
    to: to.email,
    subject: mail.subject,
    text: mailText(mail),
    html: mailHtml(mail),
    ...(calendar && { calendar }),
  };
}

function repeatText({ repeat, repeatTill, language }: MeetingMailParts): readonly string[] {
  if (repeat === 'none' || repeatTill === null) return [];
  return [meetingTexts[language].repeats[repeat](dateText(repeatTill, language))];
}

function answerText({ answer: given, language, timeZone }: MeetingMailParts): readonly string[] {
  if (given === null || given.answer === 'none') return [];
  const { guest, answer, proposal, comment } = given;
  const when = proposal === null ? '' : stretchText(proposal, timeZone, language);
  const says = meetingTexts[language].answers[answer](oneLine(guest), when);
  return [says, ...(comment === '' ? [] : [`„${comment}“`])];
}

/** Names are people's own words: no line of a mail's head is to come out of one. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}
