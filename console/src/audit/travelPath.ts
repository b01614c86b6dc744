import type { TimelineEntry, TravelledCollection } from '@foyer/contracts/audit';

const COLLECTIONS: Readonly<Record<string, TravelledCollection>> = {
  portal: 'portals',
  visit: 'calls',
  call: 'calls',
  payment: 'transactions',
};

/** Where to see what an event is about as it stood; undefined where that cannot be seen. A call has its visit's id. */
export function travelPath({ stream }: Pick<TimelineEntry, 'stream'>): string | undefined {
  const [kind = '', ...id] = stream.split('-');
  const collection = COLLECTIONS[kind];
  return collection === undefined ? undefined : `/audit/${collection}/${id.join('-')}`;
}
