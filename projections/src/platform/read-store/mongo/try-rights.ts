import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';

/** The collection in which a document is written, read and removed to check the rights to do so. */
const COLLECTION = '_trial';

/**
 * Sees whether a database lets us write, read and remove.
 * @throws the driver's error when it does not.
 */
export async function tryRights(db: Db): Promise<void> {
  const trial = db.collection<{ readonly _id: string }>(COLLECTION);
  const _id = randomUUID();
  await trial.insertOne({ _id });
  await trial.findOne({ _id });
  await trial.deleteOne({ _id });
}
