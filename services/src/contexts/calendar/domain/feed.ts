import type { CalendarFeedEvent } from '@foyer/contracts/calendar';
import { accepted, type Decision } from '@foyer/contracts/decision';

/** By which feed a member's meetings can be read; null where they cannot. */
export interface Feed {
  readonly feedId: string | null;
}

export const noFeed: Feed = { feedId: null };

export function evolveFeed(_feed: Feed, event: CalendarFeedEvent): Feed {
  return { feedId: event.type === 'CalendarFeedOpened' ? event.data.feedId : null };
}

/** Meetings get a new address; the old one is no longer valid from then on. */
export function openFeed(
  _feed: Feed,
  data: { readonly memberId: string; readonly feedId: string },
): Decision<readonly CalendarFeedEvent[]> {
  return accepted([{ type: 'CalendarFeedOpened', data }]);
}

/** No address is good any more. Again changes nothing. */
export function endFeed(
  { feedId }: Feed,
  { memberId }: { readonly memberId: string },
): Decision<readonly CalendarFeedEvent[]> {
  return accepted(feedId === null ? [] : [{ type: 'CalendarFeedEnded', data: { memberId } }]);
}
