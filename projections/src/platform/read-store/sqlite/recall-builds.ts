import type { BuildKey, CollectionDeclarations, StoredBuild } from '../projection-store.js';
import type { Connection } from './connection.js';
import { bytesOf, DamagedRow, parsed, textOf } from './stored-text.js';
import { type Table, tableOf } from './table.js';

/** A build with how its collections lie in SQLite. */
export interface SqliteBuild extends StoredBuild {
  readonly tables: ReadonlyMap<string, Table>;
}

const TEXTS = ['collections', 'checkpoint'].map(bytesOf);
const BUILD = [bytesOf('projection'), 'version', 'build', 'live', ...TEXTS].join(', ');

/** The builds that there are. One that nobody can tell any more is none, and is made anew like one that is missing. */
export function recallBuilds(connection: Connection): readonly SqliteBuild[] {
  const rows = connection.rows(`SELECT rowid, ${BUILD} FROM _builds ORDER BY 2, 3, 4`, []);
  return rows.flatMap(([row, ...columns]) => {
    try {
      return buildOf(columns);
    } catch (fault: unknown) {
      if (!(fault instanceof DamagedRow)) throw fault;
      connection.run('DELETE FROM _builds WHERE rowid = ?', [row as number]);
      return [];
    }
  });
}

/** @throws DamagedRow */
function buildOf([
  name,
  version,
  build,
  live,
  declared,
  checkpoint,
]: readonly unknown[]): SqliteBuild {
  const key = { projection: textOf(name), version, build } as BuildKey;
  const collections = parsed(textOf(declared)) as CollectionDeclarations;
  return {
    ...key,
    live: live === 1,
    collections,
    checkpoint: checkpoint === null ? undefined : textOf(checkpoint),
    tables: tablesOf(key, collections),
  };
}

/** How the collections of a build lie. */
export function tablesOf(
  key: BuildKey,
  collections: CollectionDeclarations,
): ReadonlyMap<string, Table> {
  return new Map(
    Object.entries(collections).map(([name, declared]) => [name, tableOf(key, name, declared)]),
  );
}
