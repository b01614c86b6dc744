import type { TimelineEntry, TravelledCollection } from '@foyer/contracts/audit';

const COLLECTIONS: Readonly<Record<string, TravelledCollection>> = {
  portal: 'portals',
  visit: 'calls',
  call: 'calls',
  session: 'sessions',
  payment: 'transactions',
};

type Standing = Pick<TimelineEntry, 'stream'>;

/**
 * Returns the path of the state of an event's subject at that time; undefined if it cannot be
 * shown. A call has its visit's id.
 */
export function travelPath({ stream }: Standing): string | undefined {
  const [kind = '', ...id] = stream.split('-');
  const collection = COLLECTIONS[kind];
  return collection === undefined ? undefined : `/audit/${collection}/${id.join('-')}`;
}

/** The same, right after the event. */
export function statePath(entry: Standing & Pick<TimelineEntry, 'position'>): string | undefined {
  const path = travelPath(entry);
  return path === undefined ? undefined : `${path}?at=${entry.position}`;
}

/** Returns the path of the record of an event's call or visit; undefined if it has none. */
export function recordPath({ data }: Pick<TimelineEntry, 'data'>): string | undefined {
  const id = data.visitId ?? data.callId;
  return typeof id === 'string' ? `/calls/${id}/show` : undefined;
}
