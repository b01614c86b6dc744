import type { EventLog, Position, RecordedEvent } from '@foyer/event-log';
import { CHECKPOINT_STREAM, LOG_SEALED } from '@foyer/event-log/chain';
import type { Stretch } from '@foyer/projections';
import { CheckpointIndex } from './checkpoint-index.js';

/** Checkpoints between two pages; some thousand events at most. */
const SEALS_IN_PAGE = 16;

/** Revisions of a stream in one page. */
const EVENTS_IN_PAGE = 1_000;

type Log = Pick<EventLog, 'readAll' | 'readStream' | 'lastOf'>;

/** A stretch of the log, its newest event first. */
export interface Page {
  readonly events: readonly RecordedEvent[];
  /** The position where the page before it ends; undefined at the beginning. */
  readonly start: Position | undefined;
}

/**
 * A part of the log without its checkpoints from its end to its beginning, page by page. The log
 * itself is read forwards only; the checkpoints are the pages' edges. A page may be empty where no
 * event is of the wanted types.
 */
export async function* logBackwards(
  log: Log,
  { from, before }: Stretch,
  types: readonly string[] | undefined,
): AsyncGenerator<Page> {
  const checkpoints = new CheckpointIndex(log);
  // A page ends at a checkpoint: without them, one without such an event reads on to the log's end.
  const filter = types && { types: [...types, LOG_SEALED] };
  let end = before;
  let last =
    before === undefined ? await checkpoints.count() : await checkpoints.firstAfter(before);
  for (;;) {
    const start = await checkpoints.positionOf(last - SEALS_IN_PAGE);
    const page: RecordedEvent[] = [];
    for await (const event of log.readAll(start, filter)) {
      if (end !== undefined && event.position >= end) break;
      if (from !== undefined && event.position < from) continue;
      if (event.stream !== CHECKPOINT_STREAM) page.push(event);
    }
    yield { events: page.reverse(), start };
    if (start === undefined || (from !== undefined && start < from)) return;
    [last, end] = [last - SEALS_IN_PAGE, start];
  }
}

/** One stream from its end back to a position, page by page. */
export async function* streamBackwards(
  log: Log,
  stream: string,
  from: Position | undefined,
): AsyncGenerator<Page> {
  let end = (await log.lastOf(stream))?.revision ?? -1;
  while (end >= 0) {
    const start = Math.max(0, end - EVENTS_IN_PAGE + 1);
    const page: RecordedEvent[] = [];
    for await (const event of log.readStream(stream, start)) {
      if (event.revision > end) break;
      page.push(event);
    }
    const first = page[0]?.position;
    yield { events: page.reverse(), start: start === 0 ? undefined : first };
    if (first !== undefined && from !== undefined && first < from) return;
    end = start - 1;
  }
}
