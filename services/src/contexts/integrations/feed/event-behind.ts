import { isOfAnotherLog, type EventLog, type Position, type RecordedEvent } from '@foyer/event-log';

import { Rejected } from '#platform/cqrs';

/**
 * The first event behind a place in the feed; undefined where there is none yet.
 * @throws Rejected EVENT_CURSOR_UNKNOWN for a place of another log
 */
export async function eventBehind(
  log: Pick<EventLog, 'head' | 'readAll'>,
  after: Position,
): Promise<Pick<RecordedEvent, 'stream' | 'revision'> | undefined> {
  if (isOfAnotherLog(after, await log.head())) throw new Rejected('EVENT_CURSOR_UNKNOWN');
  for await (const { stream, revision } of log.readAll(after)) return { stream, revision };
  return undefined;
}
