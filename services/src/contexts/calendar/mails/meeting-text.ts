import type { MeetingTimes } from '@foyer/contracts/calendar';
import type { Language } from '@foyer/contracts/identity';

import { meetingTexts, type NoticeKind } from './meeting-texts.js';
import { stretchText } from './meeting-times.js';

interface TextParts {
  readonly kind: NoticeKind;
  readonly language: Language;
  readonly name: string;
  readonly times: MeetingTimes;
  readonly timeZone: string;
  readonly url: string;
}

/** So much of a name goes into a text message: each part of one costs money. */
const NAME_MAX = 40;

/** What somebody is texted of a meeting. */
export function meetingText({ kind, language, name, times, timeZone, url }: TextParts): string {
  const says = meetingTexts[language];
  const title = name === '' ? says.nameless : name.slice(0, NAME_MAX);
  const about = `${says[kind].subject(title)}. ${stretchText(times, timeZone, language)}`;
  return kind === 'cancellation' ? about : `${about} ${url}`;
}
