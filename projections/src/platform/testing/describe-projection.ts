import { describe, expect } from '@jest/globals';
import type { RecordedEvent } from '@foyer/event-log';
import { type BuildKey, MemoryReadStore, type ProjectionStore } from '../read-store/index.js';
import { BuildRun } from '../runner/build-run.js';
import type { EventContent, Projection } from '../runner/index.js';
import { readBatch } from '../runner/projected-event.js';
import { ProjectionStopped } from '../runner/projection-stopped.js';
import { wantedEvents } from '../runner/wanted-events.js';
import { type GivenEvent, logOf, readPlainly } from './projection-fixture.js';

/** The checks of the documents that events lead to. */
export interface ThenDocuments {
  /** These are all documents of the collection, in the order of `_id`. */
  thenDocuments(collection: string, expected: readonly object[]): Promise<void>;
  /** The document has at least these fields. */
  thenDocument(collection: string, id: string, expected: object): Promise<void>;
}

/**
 * Describes a read model by what events make of it. Each saying also runs the events a second time
 * over what they made, and once more one by one from nothing, and expects the same bytes.
 */
export function describeProjection<E extends EventContent>(
  projection: Projection,
  body: (given: (...events: readonly GivenEvent<E>[]) => ThenDocuments) => void,
): void {
  describe(`projection ${projection.name}`, () => {
    body((...events) => ({
      thenDocuments: async (collection, expected) => {
        const store = await proven(projection, events);
        expect(await store.collection(collection).find({})).toEqual(expected);
      },
      thenDocument: async (collection, id, expected) => {
        const store = await proven(projection, events);
        const found = await store.collection(collection).findOne({ _id: id });
        expect(found).toEqual(expect.objectContaining(expected));
      },
    }));
  });
}

async function proven(
  projection: Projection,
  given: readonly GivenEvent[],
): Promise<MemoryReadStore> {
  const events: RecordedEvent[] = [];
  for await (const event of (await logOf(given)).readAll()) events.push(event);

  const together = await built(projection);
  await take(projection, together, events);
  const documents = await texts(projection, together);
  await take(projection, together, events);
  expect(['twice', ...(await texts(projection, together))]).toEqual(['twice', ...documents]);

  const apart = await built(projection);
  for (const event of events) await take(projection, apart, [event]);
  expect(['one by one', ...(await texts(projection, apart))]).toEqual(['one by one', ...documents]);
  return together;
}

/** A store with what a read model makes of events. */
export async function storeAfter(
  projection: Projection,
  given: readonly GivenEvent[],
  store: ProjectionStore = new MemoryReadStore(),
): Promise<ProjectionStore> {
  const events: RecordedEvent[] = [];
  for await (const event of (await logOf(given)).readAll()) events.push(event);
  await store.create(keyOf(projection), projection.collections);
  await store.promote(keyOf(projection));
  await take(projection, store, events);
  return store;
}

async function built(projection: Projection): Promise<MemoryReadStore> {
  const store = new MemoryReadStore();
  await store.create(keyOf(projection), projection.collections);
  await store.promote(keyOf(projection));
  return store;
}

/** Before all events: what the store holds is looked at, and every event is taken in. */
const BEFORE_ALL = '';

/**
 * Takes events in from the first on, no matter what checkpoint the store has: as after a crash
 * before it was written.
 */
async function take(
  projection: Projection,
  store: ProjectionStore,
  events: readonly RecordedEvent[],
): Promise<void> {
  const last = events.at(-1);
  if (last === undefined) return;
  const run = new BuildRun(projection, keyOf(projection), BEFORE_ALL, store);
  const items = await readBatch(events, wantedEvents([projection]).isHandled, readPlainly);
  const batch = await run.prepare(items, last.position);
  if (batch.failure !== undefined) throw new ProjectionStopped(projection.name, batch.failure);
  if (batch.writes !== undefined) await store.write([batch.writes]);
}

async function texts(projection: Projection, store: MemoryReadStore): Promise<string[]> {
  const found: string[] = [];
  for (const name of Object.keys(projection.collections)) {
    for await (const text of store.export(keyOf(projection), name)) found.push(`${name} ${text}`);
  }
  return found;
}

function keyOf({ name, version }: Projection): BuildKey {
  return { projection: name, version, build: 1 };
}
