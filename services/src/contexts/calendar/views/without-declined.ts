import { saidOn } from '@foyer/contracts/calendar';
import type { MeetingDocument } from '@foyer/projections/calendar';

import { takesPlace } from '../domain/occurrences.js';
import { seriesOf } from './series-of.js';

/**
 * A meeting as it takes place for a member: without the dates that were declined; undefined where
 * that is all of them.
 * @param till How far it is looked ahead (ISO 8601): a series that is declined except for some
 * dates ends there
 */
export function withoutDeclined(
  document: MeetingDocument,
  memberId: string,
  till: string,
): MeetingDocument | undefined {
  const me = document.attendees.find(({ attendeeId }) => attendeeId === memberId);
  if (me === undefined || document.organizerId === memberId) return document;
  const all = takesPlace(seriesOf(document), document.begins, till);
  const declined = new Set(
    all.map(({ date }) => date).filter((date) => saidOn(me, date).answer === 'declined'),
  );
  if (declined.size === 0) return document;
  if (declined.size === all.length) return undefined;
  const lastDay = till.slice(0, 10);
  const { repeatTill } = document;
  const isCut = me.answer === 'declined' && repeatTill !== null && repeatTill > lastDay;
  return {
    ...document,
    cancelledDates: [...document.cancelledDates, ...declined],
    moved: document.moved.filter(({ date }) => !declined.has(date)),
    ...(isCut && { repeatTill: lastDay }),
  };
}
