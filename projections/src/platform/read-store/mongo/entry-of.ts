import type { BuildWrites } from '../projection-store.js';
import { type BuildRecord, findBuild } from './build-records.js';
import { keptDocument } from './kept-document.js';
import type { JournalEntry } from './write-journal.js';

/**
 * Works out the result of a batch of writes, before any of it is written.
 * @throws UnwritableDocument
 */
export function entryOf(
  builds: readonly BuildRecord[],
  writes: readonly BuildWrites[],
): JournalEntry {
  return {
    builds: writes.map(({ build, puts, removals, checkpoint }) => {
      const record = findBuild(builds, build);
      if (record === undefined) throw new Error(`There is no build of ${build.projection}`);
      const kept = puts.map((put) => ({
        collection: put.collection,
        isNew: put.isNew === true,
        kept: keptDocument(put, record.collections[put.collection] ?? { indexes: [] }),
      }));
      const chosen = (isNew: boolean) =>
        grouped(
          kept
            .filter((one) => one.isNew === isNew)
            .map(({ collection, kept: document }) => [collection, document]),
        );
      return {
        token: record._id,
        checkpoint,
        inserts: chosen(true),
        puts: chosen(false),
        removals: grouped(
          removals.map(({ collection, _id, position }) => [collection, { _id, position }]),
        ),
      };
    }),
  };
}

function grouped<T>(pairs: readonly (readonly [string, T])[]): Record<string, T[]> {
  const groups: Record<string, T[]> = {};
  for (const [key, value] of pairs) (groups[key] ??= []).push(value);
  return groups;
}
