import type { MeetingDocument } from '@foyer/projections/calendar';

import type { Occurrence } from '../domain/occurrences.js';

/** The first date that was cancelled of a series with all after it; undefined if none was. */
export function endedAt({ ended }: Pick<MeetingDocument, 'ended'>): Occurrence | undefined {
  if (ended?.continuedBy !== null) return undefined;
  const { date, ruledStart, startTime, endTime } = ended;
  return { date, ruledStart, startTime, endTime, own: undefined };
}
