import type { MeetingAnswer, MeetingTimes, Repeat } from '@foyer/contracts/calendar';
import type { Language } from '@foyer/contracts/identity';

import { mailHtml, mailText, type MailMessage, type MailParts } from '#platform/operations/mail';
import { STANDARD_SETTINGS } from '@foyer/contracts/settings';

import {
  leadOf,
  repeatLines,
  subjectOf,
  timeLines,
  type About,
  type Reader,
} from './notice-lines.js';
import { meetingTexts } from './meeting-texts.js';
import { stretchText } from './meeting-times.js';
import type { NoticeKind } from './says.js';

export interface MeetingMailParts {
  readonly kind: NoticeKind;
  readonly language: Language;
  readonly to: { readonly id: string; readonly displayName: string; readonly email: string };
  /** A guest comes by a link that is personal; a member opens the calendar. */
  readonly isGuest: boolean;
  /** The member whose change it is, as the reader knows it. */
  readonly organizer: string;
  /** The reader made the change, organizes the meeting, or is anyone else. */
  readonly of: Reader;
  /** The company's name for the product. */
  readonly title: string;
  readonly name: string;
  readonly description: string;
  readonly times: MeetingTimes;
  /** The times that it had, where they are others now. */
  readonly before: MeetingTimes | null;
  /** True if the times have changed, and the reader must answer once more. */
  readonly asksAgain: boolean;
  /**
   * The subject of the notice: all of a meeting, one date of a series, or that the reader no longer
   * belongs to it.
   */
  readonly about: About;
  readonly timeZone: string;
  /** The zone by which the reader lives; null if it is not known. */
  readonly readerZone: string | null;
  readonly repeat: Repeat;
  readonly repeatTill: string | null;
  readonly reason: string;
  readonly url: string;
  /** The person who answered, and the answer, in a mail to the organizer. */
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

/** Writes the mail about a meeting, in the reader's language and by the reader's clock. */
export function meetingMail(parts: MeetingMailParts): MailMessage {
  const { kind, language, to, isGuest, url, calendar } = parts;
  const says = meetingTexts[language];
  const [name, guest, organizer] = [parts.name, to.displayName, parts.organizer].map(oneLine);
  const title = name === '' ? says.nameless : (name ?? '');
  // Of what is off nothing can be joined.
  const withoutLink = kind === 'cancellation';
  const subject = subjectOf(parts, title, oneLine(parts.answer?.guest ?? ''));
  const brand = oneLine(parts.title);
  const mail: MailParts = {
    language,
    ...{ subject, brand },
    ...(guest !== '' && { greeting: says.greeting(guest ?? '') }),
    before: [
      leadOf(parts, organizer ?? ''),
      title,
      ...timeLines(parts),
      ...(parts.asksAgain ? [says.again] : []),
      ...repeatLines(parts),
      ...answerText(parts),
      ...(parts.reason === '' ? [] : [says.reason(parts.reason)]),
      ...(parts.description === '' || withoutLink ? [] : [parts.description]),
    ],
    ...(!withoutLink && { button: { text: buttonOf(parts), url } }),
    otherwise: says.otherwise,
    after: isGuest && !withoutLink ? [says.personal] : [],
  };
  return {
    personId: to.id,
    to: to.email,
    // A name that is not set says less than the one in the environment.
    ...(brand !== STANDARD_SETTINGS.appearance.title && { senderName: brand }),
    subject: mail.subject,
    text: mailText(mail),
    html: mailHtml(mail),
    ...(calendar && { calendar }),
  };
}

function buttonOf({ language, asksAgain, isGuest }: MeetingMailParts): string {
  const says = meetingTexts[language];
  if (asksAgain) return says.reply;
  return isGuest ? says.join : says.open;
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
