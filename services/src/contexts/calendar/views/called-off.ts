import type { MeetingDocument } from '@foyer/projections/calendar';

import { nextOccurrence, touches, type Occurrence } from '../domain/occurrences.js';
import { occurrenceOn } from '../domain/schedule.js';
import { endedAt } from './ended-at.js';
import { seriesOf } from './series-of.js';

interface Asked {
  readonly memberId: string;
  readonly from: string;
  readonly to: string;
  /**
   * When the day of the viewer began (ISO 8601): what was called off is shown until its day is
   * over.
   */
  readonly today: string;
}

/**
 * Returns the cancelled occurrences of a meeting that a member still sees in a time: each date, or
 * the next one of a fully cancelled meeting.
 */
export function calledOff(
  document: MeetingDocument,
  { memberId, from, to, today }: Asked,
): readonly Occurrence[] {
  const hidden = new Set(
    document.hidden.filter((one) => one.memberId === memberId).map(({ date }) => date),
  );
  const isShown = (one: Occurrence | undefined): one is Occurrence =>
    one !== undefined && touches(from, to, one) && one.endTime > today && !hidden.has(one.date);
  const ended = endedAt(document);
  if (document.status === 'planned') return [...datesOff(document), ended].filter(isShown);
  if (hidden.has(null)) return [];
  if (ended !== undefined) return [ended].filter(isShown);
  // Of a year of dates one is enough to say so.
  const next = nextOccurrence(seriesOf(document), new Date(today));
  return isShown(next) ? [next] : [];
}

/** Dates of a series that were cancelled separately. */
function datesOff(document: MeetingDocument): readonly Occurrence[] {
  const { schedule } = seriesOf(document);
  return document.cancelledDates.flatMap((date) => {
    const ruled = occurrenceOn(schedule, date);
    if (ruled === undefined) return [];
    const { startTime, endTime } = document.calledOff.find((one) => one.date === date) ?? ruled;
    return [{ date, ruledStart: ruled.startTime, startTime, endTime, own: undefined }];
  });
}
