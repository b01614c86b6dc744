import type { MeetingTimes, Repeat } from '@foyer/contracts/calendar';
import type { Language } from '@foyer/contracts/identity';

import { meetingTexts, type NoticeKind } from './meeting-texts.js';
import { dateText, dayText, stretchText } from './meeting-times.js';

/**
 * The subject of a notice: all of a meeting, one date of a series, or that the person no longer
 * belongs to it.
 */
export type About = 'all' | 'one' | 'out';

/** The reader made the change, organizes the meeting, or is anyone else. */
export type Reader = 'own' | 'organizer' | 'other';

interface Told {
  readonly of: Reader;
  readonly kind: NoticeKind;
  readonly language: Language;
  readonly about: About;
  readonly times: MeetingTimes;
  readonly before: MeetingTimes | null;
  readonly timeZone: string;
  readonly repeat: Repeat;
  readonly repeatTill: string | null;
}

const isOfSeries = ({ repeat }: Told): boolean => repeat !== 'none';

/**
 * The subject: of one of a series with the date by which its reader knows it.
 * @param answeredBy Who has answered, in one line; empty where that is not known
 */
export function subjectOf(told: Told, name: string, answeredBy = ''): string {
  const { kind, language, about, times, before, timeZone } = told;
  const says = meetingTexts[language];
  const isOne = about === 'one' && isOfSeries(told);
  const isDated =
    kind === 'answer'
      ? isOne || !isOfSeries(told)
      : isOne && (kind === 'update' || kind === 'cancellation');
  const of = isDated
    ? says.ofDate(name, dayText((before ?? times).startTime, timeZone, language))
    : name;
  return kind === 'answer' && answeredBy !== ''
    ? says.answerFrom(answeredBy, of)
    : told.of === 'own' && kind === 'invitation'
      ? says.own.planned(of)
      : says[kind].subject(of);
}

/** Returns the news in a sentence. */
export function leadOf({ kind, language, about, of }: Told, organizer: string): string {
  const says = meetingTexts[language];
  if (kind === 'hand-over' && of === 'organizer') return says.toYou(organizer);
  if (of === 'own' && kind in says.own.before) return ownLead(says, { kind, about });
  if (about === 'out') return says.out(organizer);
  const isOne = about === 'one' && (kind === 'update' || kind === 'cancellation');
  return isOne ? says.one[kind](organizer) : says[kind].before(organizer);
}

/** Tells the one who acted what the file is for. */
function ownLead(
  { own }: (typeof meetingTexts)[Language],
  { kind, about }: Pick<Told, 'kind' | 'about'>,
): string {
  const says = about === 'one' ? own.one : own.before;
  return `${says[kind as keyof typeof own.before]} ${own.file}`;
}

/** When it is, and when it was until now. */
export function timeLines({ language, times, before, timeZone }: Told): readonly string[] {
  const says = meetingTexts[language];
  const text = (at: MeetingTimes) => stretchText(at, timeZone, language);
  const isMoved = before !== null && text(before) !== text(times);
  return isMoved ? [says.was(text(before)), says.now(text(times))] : [says.when(text(times))];
}

/** How it repeats; of one of a series, that the others stay. */
export function repeatLines(told: Told): readonly string[] {
  const { kind, language, about, repeat, repeatTill } = told;
  if (repeat === 'none' || repeatTill === null || kind === 'reminder') return [];
  const says = meetingTexts[language];
  const how = says.repeats[repeat](dateText(repeatTill, language));
  if (about !== 'one') return [says.comesBack(how)];
  return kind === 'update' || kind === 'cancellation' ? [says.othersStay(how)] : [];
}
