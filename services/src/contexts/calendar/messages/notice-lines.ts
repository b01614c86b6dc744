import type { MeetingTimes, Repeat } from '@foyer/contracts/calendar';
import type { Language } from '@foyer/contracts/identity';

import { meetingTexts } from './meeting-texts.js';
import { dateText, dayText, stretchText } from './meeting-times.js';
import type { NoticeKind } from './says.js';
import { isSameClock } from './reader-clock.js';

/**
 * The subject of a notice: all of a meeting, one date of a series, or a series from one date on. With
 * `out`, that the person no longer belongs to it.
 */
export type About = 'all' | 'one' | 'from' | 'out' | 'out-from';

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
  /** The zone by which the reader lives; null if it is not known. */
  readonly readerZone: string | null;
  readonly repeat: Repeat;
  readonly repeatTill: string | null;
}

const isOfSeries = ({ repeat }: Told): boolean => repeat !== 'none';
const isFrom = ({ about }: Told): boolean => about === 'from' || about === 'out-from';
/** The first of the dates that a notice is about. */
const firstDay = ({ times, timeZone, readerZone, language }: Told): string =>
  dayText(times.startTime, readerZone ?? timeZone, language);

/**
 * The subject: of one of a series with the date by which its reader knows it.
 * @param answeredBy Who has answered, in one line; empty where that is not known
 */
export function subjectOf(told: Told, name: string, answeredBy = ''): string {
  const { kind, language, about, times, before, timeZone, readerZone } = told;
  const says = meetingTexts[language];
  const isOne = about === 'one' && isOfSeries(told);
  if (isFrom(told)) return says[kind].subject(says.fromDate(name, firstDay(told)));
  const isDated =
    kind === 'answer'
      ? isOne || !isOfSeries(told)
      : isOne && (kind === 'update' || kind === 'cancellation');
  const of = isDated
    ? says.ofDate(name, dayText((before ?? times).startTime, readerZone ?? timeZone, language))
    : name;
  return kind === 'answer' && answeredBy !== ''
    ? says.answerFrom(answeredBy, of)
    : told.of === 'own' && kind === 'invitation'
      ? says.own.planned(of)
      : says[kind].subject(of);
}

/** Returns the news in a sentence. */
export function leadOf(told: Told, organizer: string): string {
  const { kind, language, about, of } = told;
  const says = meetingTexts[language];
  if (kind === 'hand-over' && of === 'organizer') return says.toYou(organizer);
  if (of === 'own' && kind in says.own.before) return ownLead(says, told);
  const day = firstDay(told);
  if (about === 'out-from') return says.outFrom(organizer, day);
  if (about === 'out') return says.out(organizer);
  if (about === 'from' && (kind === 'update' || kind === 'cancellation'))
    return says.from[kind](organizer, day);
  const isOne = about === 'one' && (kind === 'update' || kind === 'cancellation');
  return isOne ? says.one[kind](organizer) : says[kind].before(organizer);
}

/** Tells the one who acted what the file is for. */
function ownLead({ own }: (typeof meetingTexts)[Language], told: Told): string {
  const { kind, about } = told;
  if (about === 'from' && (kind === 'update' || kind === 'cancellation'))
    return `${own.from[kind](firstDay(told))} ${own.file}`;
  const says = about === 'one' ? own.one : own.before;
  return `${says[kind as keyof typeof own.before]} ${own.file}`;
}

/** When it is, and when it was until now. */
export function timeLines(told: Told): readonly string[] {
  const { language, times, before, timeZone, readerZone } = told;
  // Of dates that it has no more, the series says when the others are.
  if (isFrom(told)) return [];
  const says = meetingTexts[language];
  const text = (at: MeetingTimes) => stretchText(at, readerZone ?? timeZone, language);
  const isMoved = before !== null && text(before) !== text(times);
  const isElsewhere = readerZone !== null && !isSameClock(readerZone, timeZone, times);
  return [
    ...(isMoved ? [says.was(text(before)), says.now(text(times))] : [says.when(text(times))]),
    ...(isElsewhere ? [says.there(stretchText(times, timeZone, language))] : []),
  ];
}

/** How it repeats; of one of a series, that the others stay. */
export function repeatLines(told: Told): readonly string[] {
  const { kind, language, about, repeat, repeatTill } = told;
  if (repeat === 'none' || repeatTill === null || kind === 'reminder') return [];
  const says = meetingTexts[language];
  const how = says.repeats[repeat](dateText(repeatTill, language));
  if (isFrom(told)) {
    const more = about === 'from' && kind === 'update' ? [says.moreComes] : [];
    return [says.earlierStay(how), ...more];
  }
  if (about !== 'one') return [says.comesBack(how)];
  return kind === 'update' || kind === 'cancellation' ? [says.othersStay(how)] : [];
}
