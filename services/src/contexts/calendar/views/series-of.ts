import type { MeetingDocument } from '@foyer/projections/calendar';

import type { Series } from '../domain/occurrences.js';

/** When a meeting of the read model takes place. */
export function seriesOf(document: MeetingDocument): Series {
  const { startTime, endTime, timeZone, repeat, repeatTill, cancelledDates, moved } = document;
  return {
    schedule: { startTime, endTime, timeZone, repeat, repeatTill },
    cancelledDates: new Set(cancelledDates),
    moved: new Map(moved.map(({ date, ...own }) => [date, own])),
  };
}
