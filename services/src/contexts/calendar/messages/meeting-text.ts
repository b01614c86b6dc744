import { meetingTexts } from './meeting-texts.js';
import { stretchText } from './meeting-times.js';
import { subjectOf } from './notice-lines.js';

type Told = Parameters<typeof subjectOf>[0];

interface TextParts extends Told {
  readonly name: string;
  readonly url: string;
}

/** The part of a name that goes into a text message: each part of one costs money. */
const NAME_MAX = 40;

/** Writes the text message about a meeting. */
export function meetingText(parts: TextParts): string {
  const { kind, language, name, times, timeZone, readerZone, url } = parts;
  const says = meetingTexts[language];
  const title = name === '' ? says.nameless : name.slice(0, NAME_MAX);
  // Of a series from a date on, the subject names the date.
  const isFrom = parts.about === 'from' || parts.about === 'out-from';
  const when = isFrom ? '' : ` ${stretchText(times, readerZone ?? timeZone, language)}`;
  const about = `${subjectOf(parts, title)}.${when}`;
  return kind === 'cancellation' ? about : `${about} ${url}`;
}
