import {
  eventTypeFilter,
  excludeSystemEvents,
  streamNameFilter,
  type AllStreamSubscription,
  type Filter,
  type Position as KurrentPosition,
} from '@kurrent/kurrentdb-client';
import type { EventFilter } from '../port/event-log.js';

/**
 * A live subscription hears of every event that is left out, so that anyone who waits for its place need not wait for as
 * many more as the server would otherwise look at first.
 */
const EACH = { maxSearchWindow: 1, checkpointInterval: 1 };

type CheckpointReached = (
  subscription: AllStreamSubscription,
  position: KurrentPosition,
) => Promise<void> | void;

/**
 * What the server can leave out by itself: it knows types or stream names, not both at once. The rest of a filter is
 * applied here.
 */
export function serverFilter(
  filter: EventFilter | undefined,
  checkpointReached?: CheckpointReached,
): Filter {
  const options = checkpointReached ? { checkpointReached, ...EACH } : {};
  if (filter?.types && filter.types.length > 0) {
    const names = filter.types.map((type) => type.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return eventTypeFilter({ regex: `^(${names.join('|')})$`, ...options });
  }
  if (filter?.streamPrefixes && filter.streamPrefixes.length > 0) {
    return streamNameFilter({ prefixes: [...filter.streamPrefixes], ...options });
  }
  return excludeSystemEvents(options);
}
