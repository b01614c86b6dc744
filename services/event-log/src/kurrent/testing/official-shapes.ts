import type { Filter } from '@kurrent/kurrentdb-client';
import type { StoreFilter } from './store/event-filter.js';
import type { StoredEvent } from './store/stored-event.js';

/** An event as the official client hands it out. */
export function resolved({ streamId, revision, position, id, type, data, metadata }: StoredEvent) {
  const [parsedData, parsedMetadata] = [data, metadata].map((bytes) =>
    bytes.length > 0 ? (JSON.parse(Buffer.from(bytes).toString()) as unknown) : undefined,
  );
  const place = { streamId, revision, position: both(position) };
  return { event: { ...place, id, type, data: parsedData, metadata: parsedMetadata } };
}

/** A place as the official client gives it. */
export function both(position: bigint) {
  return { commit: position, prepare: position };
}

/** Converts a filter of the official client to one of the store. */
export function toStoreFilter(filter: Filter): StoreFilter {
  const { filterOn: on } = filter;
  return 'regex' in filter ? { on, regex: filter.regex } : { on, prefixes: filter.prefixes };
}
