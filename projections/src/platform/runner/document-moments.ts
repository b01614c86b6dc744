import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventLog, RecordedEvent } from '@foyer/event-log';
import { MemoryReadStore, type ReadDocument } from '../read-store/index.js';
import { stableJson } from '../read-store/stable-json.js';
import type { Projection } from './define-projection.js';
import { readBatch, type ReadEvents } from './projected-event.js';
import { ProjectionStopped } from './projection-stopped.js';
import { runInMemory } from './read-models-at.js';
import { wantedEvents } from './wanted-events.js';

/**
 * A document right after an event that changed what is shown of it; undefined where the event
 * removed it.
 */
export interface Moment<T> {
  readonly event: RecordedEvent;
  readonly document: T | undefined;
}

/** Which document, of which projection, and what of it is worth a moment. */
export interface Travelled<T> {
  readonly projection: Projection;
  readonly collection: string;
  readonly id: string;
  readonly shown: (document: ReadDocument) => T;
}

const BATCH_SIZE = 500;

/**
 * Every moment in the life of one document, oldest first, rebuilt from the log in memory. Reads all
 * events that its projection handles, since any of them may be of consequence to it.
 * @param most Moments to keep; older ones are left out.
 * @throws ProjectionStopped for an event that cannot be taken in.
 */
export async function documentMoments<T>(
  { projection, collection, id, shown }: Travelled<T>,
  { log, readEvents }: { readonly log: Pick<EventLog, 'readAll'>; readonly readEvents: ReadEvents },
  most: number,
): Promise<Moment<T>[]> {
  const store = new MemoryReadStore();
  const run = await runInMemory(projection, store);
  const { filter, isHandled } = wantedEvents([projection]);
  const moments: Moment<T>[] = [];
  let last = stableJson(null);

  const note = (event: RecordedEvent, document: ReadDocument | undefined): void => {
    const view = document === undefined ? undefined : shown(document);
    const text = stableJson(view ?? null);
    if (text === last) return;
    last = text;
    moments.push({ event, document: view });
    if (moments.length > most) moments.shift();
  };
  const take = async (events: readonly RecordedEvent[]): Promise<void> => {
    const items = await readBatch(events, isHandled, readEvents);
    for (const [n, event] of events.entries()) {
      const item = items.slice(n, n + 1);
      const batch = await run.prepare(item, event.position);
      const put = batch.writes?.puts.find(
        (one) => one.collection === collection && one.doc._id === id,
      );
      const isRemoved = batch.writes?.removals.some(
        (one) => one.collection === collection && one._id === id,
      );
      if (put !== undefined) note(event, put.doc);
      else if (isRemoved === true) note(event, undefined);
      if (batch.writes !== undefined) await store.write([batch.writes]);
      run.commit(batch, item);
      if (run.failure !== undefined) throw new ProjectionStopped(projection.name, run.failure);
    }
    await nextTurn();
  };

  let events: RecordedEvent[] = [];
  for await (const event of log.readAll(undefined, filter)) {
    events.push(event);
    if (events.length < BATCH_SIZE) continue;
    await take(events);
    events = [];
  }
  await take(events);
  return moments;
}
