import type { EventLog, Position, RecordedEvent } from '@foyer/event-log';
import { MemoryReadStore, type ReadStore } from '../read-store/index.js';
import { BuildRun } from './build-run.js';
import type { Projection } from './define-projection.js';
import { readBatch, type ReadEvents } from './projected-event.js';
import { wantedEvents } from './wanted-events.js';
import { ProjectionStopped } from './projection-stopped.js';

/** The moment to look at: the last position to take in, or a time, ISO 8601 in UTC. */
export type Moment = { readonly position: Position } | { readonly time: string };

const BATCH_SIZE = 500;

/**
 * Read models as they stood at a moment, in memory: nothing that is served is touched.
 * @throws ProjectionStopped for an event that cannot be taken in.
 */
export async function readModelsAt(
  moment: Moment,
  sources: {
    log: Pick<EventLog, 'readAll'>;
    projections: readonly Projection[];
    readEvents: ReadEvents;
  },
): Promise<ReadStore> {
  const { log, projections, readEvents } = sources;
  const store = new MemoryReadStore();
  const runs = await Promise.all(projections.map((projection) => runInMemory(projection, store)));
  const { filter, isHandled } = wantedEvents(projections);

  const take = async (events: readonly RecordedEvent[]): Promise<void> => {
    const last = events.at(-1);
    if (last === undefined) return;
    const items = await readBatch(events, isHandled, readEvents);
    for (const run of runs) {
      const batch = await run.prepare(items, last.position);
      if (batch.writes !== undefined) await store.write([batch.writes]);
      run.commit(batch, items);
      if (run.failure !== undefined) throw new ProjectionStopped(run.projection.name, run.failure);
    }
  };

  let events: RecordedEvent[] = [];
  for await (const event of log.readAll(undefined, filter)) {
    if (!isUpTo(event, moment)) {
      // Times are those of the deciders' clocks and need not grow with the positions: later events
      // may still belong.
      if ('position' in moment) break;
      continue;
    }
    events.push(event);
    if (events.length < BATCH_SIZE) continue;
    await take(events);
    events = [];
  }
  await take(events);
  return store;
}

/** A build of a read model in memory, with nothing in it yet. */
export async function runInMemory(
  projection: Projection,
  store: MemoryReadStore,
): Promise<BuildRun> {
  const key = { projection: projection.name, version: projection.version, build: 1 };
  await store.create(key, projection.collections);
  await store.promote(key);
  return new BuildRun(projection, key, undefined, store);
}

function isUpTo(event: RecordedEvent, moment: Moment): boolean {
  return 'position' in moment
    ? event.position <= moment.position
    : event.metadata.at <= moment.time;
}
