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
 * A live subscription is notified of every event that is left out. By default the server would
 * first look at many more events, and a waiting reader would wait for them.
 */
const EACH = { maxSearchWindow: 1, checkpointInterval: 1 };

type CheckpointReached = (
  subscription: AllStreamSubscription,
  position: KurrentPosition,
) => Promise<void> | void;

/**
 * The part of a filter that the server can apply: it knows types or stream names, not both at once.
 * The rest of a filter is applied here.
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
