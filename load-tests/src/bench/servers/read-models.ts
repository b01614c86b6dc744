import type { EventLog } from '@foyer/event-log';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { allProjections, MemoryReadStore, type BuildWrites } from '@foyer/projections';
import { mongoDatabase, MongoReadStore } from '@foyer/projections/mongo';
import type { AnyBulkWriteOperation, Db } from 'mongodb';
import type { BenchContext } from '../benchmark.js';
import { interleave } from '../interleave.js';
import { runnerOf } from '../read-side/read-side.js';
import type { Sample } from '../sample.js';
import { historyLog } from './history-log.js';

const EVENTS = 2_000;
/** A busy server takes its time over the indexes, which are made before anything is measured. */
const PATIENCE_MS = 60_000;

interface Kept {
  readonly _id: string;
}

type Batch = readonly BuildWrites[];

/**
 * All read models take in a day's work. For comparison, the bare driver writes the documents of
 * the same batches, by one bulk write per collection and batch. It writes into collections with
 * the same indexes, and keeps no journal that could mend a kill.
 */
export async function readModels(
  url: string,
  rounds: number,
  say: BenchContext['say'],
): Promise<readonly Sample[]> {
  const log = await historyLog(EVENTS);
  const batches = await batchesOf(log);
  const unit = 'events/s';
  const [ours, bare] = await interleave(
    [
      {
        name: 'read models on MongoDB',
        unit,
        measure: () => onFresh(url, ({ store }) => takenIn(log, store)),
      },
      {
        name: 'bare bulk writes of the same',
        unit,
        measure: () => onFresh(url, ({ db }) => writtenBare(db, batches)),
      },
    ],
    { rounds },
    say,
  );
  const ratios = ours.values.map((value, round) => value / (bare.values[round] ?? NaN));
  return [ours, bare, { name: 'read models / bare bulk writes', unit: 'x', values: ratios }];
}

/** Returns the batches that the runner writes at once, as it does with any store. */
async function batchesOf(log: EventLog): Promise<readonly Batch[]> {
  const batches: Batch[] = [];
  const noting = new (class extends MemoryReadStore {
    override async write(writes: Batch): Promise<void> {
      batches.push(writes);
      await super.write(writes);
    }
  })();
  await takenIn(log, noting);
  return batches;
}

async function takenIn(log: EventLog, store: Parameters<typeof runnerOf>[1]): Promise<number> {
  const runner = runnerOf(log, store, allProjections);
  const start = performance.now();
  await runner.start();
  await runner.untilCurrent();
  const rate = (EVENTS / (performance.now() - start)) * 1_000;
  await runner.stop();
  return rate;
}

async function writtenBare(db: Db, batches: readonly Batch[]): Promise<number> {
  const builds = await db
    .collection<{ readonly projection: string; readonly stored: Record<string, string> }>('_builds')
    .find({})
    .toArray();
  const stored = new Map(builds.flatMap((build) => Object.entries(build.stored)));
  const start = performance.now();
  for (const batch of batches) {
    const writes = [...operationsOf(batch)].map(([name, operations]) =>
      db.collection<Kept>(stored.get(name) ?? name).bulkWrite(operations, { ordered: false }),
    );
    await Promise.all(writes);
  }
  return (EVENTS / (performance.now() - start)) * 1_000;
}

function operationsOf(batch: Batch): ReadonlyMap<string, AnyBulkWriteOperation<Kept>[]> {
  const operations = new Map<string, AnyBulkWriteOperation<Kept>[]>();
  const add = (collection: string, operation: AnyBulkWriteOperation<Kept>): void => {
    operations.set(collection, [...(operations.get(collection) ?? []), operation]);
  };
  for (const { puts, removals } of batch) {
    for (const { collection, doc, position, isNew } of puts) {
      const { _id } = doc;
      const document = { _id, position, doc };
      if (isNew === true) add(collection, { insertOne: { document } });
      else
        add(collection, { replaceOne: { filter: { _id }, replacement: document, upsert: true } });
    }
    for (const { collection, _id } of removals) add(collection, { deleteOne: { filter: { _id } } });
  }
  return operations;
}

/** A database with empty read models and their indexes, for one measurement. */
async function onFresh(
  url: string,
  measure: (on: { readonly store: MongoReadStore; readonly db: Db }) => Promise<number>,
): Promise<number> {
  const own = new URL(url);
  own.pathname = `/foyer_bench_models_${process.pid}`;
  const where = { url: own.href, timeoutMs: PATIENCE_MS };
  const store = new MongoReadStore(where);
  const { client, db } = mongoDatabase({ ...where, database: 'foyer' });
  try {
    await takenIn(new MemoryEventLog(), store);
    return await measure({ store, db });
  } finally {
    await store.close();
    await db.dropDatabase();
    await client.close();
  }
}
