import { type AnyBulkWriteOperation, type Collection, type Db, MongoBulkWriteError } from 'mongodb';
import type { BuildRecord } from './build-records.js';
import type { KeptDocument } from './mongo-names.js';
import type { JournalEntry } from './write-journal.js';

const DUPLICATE_KEY = 11000;

type Operation = AnyBulkWriteOperation<KeptDocument>;

/**
 * Carries out an entry, and may be repeated at any time. Every operation touches only documents
 * that are older than the entry, and each build's checkpoint follows once its documents are there.
 * @param builds Those that exist; entries about others are outdated.
 */
export async function applyEntry(
  db: Db,
  builds: readonly BuildRecord[],
  entry: JournalEntry,
  written: (token: string, checkpoint: string) => Promise<void>,
): Promise<void> {
  for (const { token, checkpoint, inserts = {}, puts, removals } of entry.builds) {
    const stored = builds.find((build) => build._id === token)?.stored ?? {};
    const operations = new Map<string, Operation[]>();
    const add = (collection: string, operation: Operation): void => {
      const name = stored[collection];
      if (name === undefined) return;
      const list = operations.get(name);
      if (list) list.push(operation);
      else operations.set(name, [operation]);
    };
    // A document that is new is found by its id alone; FerretDB reads the whole collection for a
    // filter of more than that.
    for (const [collection, kept] of Object.entries(inserts)) {
      for (const one of kept) add(collection, { insertOne: { document: one } });
    }
    for (const [collection, kept] of Object.entries(puts)) {
      for (const one of kept) add(collection, putOperation(one));
    }
    for (const [collection, gone] of Object.entries(removals)) {
      for (const { _id, position } of gone) {
        add(collection, { deleteOne: { filter: olderThan(_id, position) } });
      }
    }
    await allOf([...operations].map(([name, list]) => writeUnlessNewer(db, name, list)));
    await written(token, checkpoint);
  }
}

/**
 * Waits for all of them, also where one fails: nothing of it may still be under way when it is
 * tried again.
 */
async function allOf(writes: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(writes)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}

/**
 * If a newer document is there, the filter finds none and the following insert collides with the
 * id: nothing changes.
 */
function putOperation(kept: KeptDocument): Operation {
  const filter = olderThan(kept._id, kept.position);
  return { replaceOne: { filter, replacement: kept, upsert: true } };
}

function olderThan(_id: string, position: string) {
  return { _id, position: { $lt: position } };
}

async function writeUnlessNewer(db: Db, name: string, operations: Operation[]): Promise<void> {
  const collection = db.collection<KeptDocument>(name);
  for (let left = operations; left.length > 0;) {
    try {
      await collection.bulkWrite(left, { ordered: false });
      return;
    } catch (fault: unknown) {
      requireOnlyNewer(fault);
      // FerretDB ends with the first that is refused, though it is asked to do all others: they are
      // asked for again.
      left = await notThereYet(collection, left);
    }
  }
}

/** @throws the fault, unless all that was refused was refused because a newer document is there. */
function requireOnlyNewer(fault: unknown): void {
  if (!(fault instanceof MongoBulkWriteError)) throw fault;
  const errors = [fault.writeErrors].flat();
  const isOnlyNewer = errors.length > 0 && errors.every(({ code }) => code === DUPLICATE_KEY);
  if (!isOnlyNewer || fault.result.getWriteConcernError() !== undefined) throw fault;
}

async function notThereYet(
  collection: Collection<KeptDocument>,
  operations: readonly Operation[],
): Promise<Operation[]> {
  const ids = operations.flatMap((one) => putBy(one)?._id ?? []);
  const found = collection.find({ _id: { $in: ids } }, { projection: { position: 1 } });
  const there = new Map((await found.toArray()).map(({ _id, position }) => [_id, position]));
  return operations.flatMap((one) => {
    const put = putBy(one);
    if (put === undefined) return [one];
    return (there.get(put._id) ?? '') < put.position ? [putOperation(put)] : [];
  });
}

function putBy(operation: Operation): KeptDocument | undefined {
  if ('insertOne' in operation) return operation.insertOne.document as KeptDocument;
  return 'replaceOne' in operation ? (operation.replaceOne.replacement as KeptDocument) : undefined;
}
