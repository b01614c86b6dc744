import type { IndexedPath } from '../indexed-values.js';
import { fieldsOf } from '../path.js';
import { type BuildKey, type CollectionDeclaration, storedName } from '../projection-store.js';

/** A declared path whose value is kept in a column of its own. */
export interface ScalarColumn extends IndexedPath {
  readonly column: string;
}

/** A declared path into an array, whose values are kept in a table of their own. */
export interface ArrayColumn extends IndexedPath {
  readonly table: string;
}

/** How one collection of one build lies in SQLite. */
export interface Table {
  readonly name: string;
  readonly scalars: readonly ScalarColumn[];
  readonly arrays: readonly ArrayColumn[];
  /** Writes a row unless the one that is there is as new; its values are id, text, position, then the scalars. */
  readonly put: string;
  /** Statements that make the table, its side tables and its indexes. */
  readonly creation: readonly string[];
  readonly removal: readonly string[];
  /** The table and its side tables, quoted. */
  readonly all: readonly string[];
  /** The same, each with the columns that it has, quoted and in order. */
  readonly columns: readonly (readonly [table: string, columns: readonly string[]])[];
}

const plainName = /^[A-Za-z][A-Za-z0-9_]*$/;

/** Lays out a collection. Names go through `fieldsOf` and a pattern, so that quoting them is enough. */
export function tableOf(
  build: BuildKey,
  collection: string,
  declared: CollectionDeclaration,
): Table {
  const name = storedName(build, collection);
  if (!plainName.test(name)) throw new Error(`${name} cannot be the name of a collection`);
  const single = declared.indexes.filter((index) => index.multikey !== true);
  const indexed = single.flatMap((index) => Object.keys(index.key));
  // What lists are sorted or narrowed by needs a column and no index: SQLite looks through columns at once.
  const paths = new Set([...indexed, ...(declared.sorts ?? []), ...(declared.filters ?? [])]);
  paths.delete('_id');
  const scalars = [...paths].map((path) => ({
    path,
    fields: fieldsOf(path),
    column: `"$.${path}"`,
  }));
  const arrays = declared.indexes
    .filter((index) => index.multikey === true)
    .flatMap((index) => Object.keys(index.key))
    .map((path) => ({ path, fields: fieldsOf(path), table: `"${name}.${path}"` }));
  const columns = ['_id TEXT PRIMARY KEY', 'doc TEXT NOT NULL', 'position TEXT NOT NULL'];
  const creation = [
    `CREATE TABLE "${name}" (${[...columns, ...scalars.map((s) => s.column)].join(', ')})`,
    ...single.map((index, n) => indexSql(name, n, index.key)),
    ...arrays.flatMap(({ table, path }) => [
      `CREATE TABLE ${table} (value, _id TEXT, PRIMARY KEY (value, _id)) WITHOUT ROWID`,
      `CREATE INDEX "${name}.${path}._id" ON ${table} (_id)`,
    ]),
  ];
  const all = [`"${name}"`, ...arrays.map((array) => array.table)];
  const own = ['"_id"', '"doc"', '"position"', ...scalars.map(({ column }) => column)];
  const shapes = all.map((table, n) => [table, n === 0 ? own : ['"value"', '"_id"']] as const);
  const removal = all.map((table) => `DROP TABLE IF EXISTS ${table}`);
  const put = putSql(name, scalars);
  return { name: `"${name}"`, scalars, arrays, put, creation, removal, all, columns: shapes };
}

function putSql(name: string, scalars: readonly ScalarColumn[]): string {
  const replaced = ['doc', 'position', ...scalars.map((scalar) => scalar.column)];
  return (
    `INSERT INTO "${name}" VALUES (?, ?, ?${', ?'.repeat(scalars.length)}) ON CONFLICT (_id) DO UPDATE SET ` +
    `${replaced.map((column) => `${column} = excluded.${column}`).join(', ')} ` +
    `WHERE position < excluded.position`
  );
}

function indexSql(name: string, n: number, key: Readonly<Record<string, 1 | -1>>): string {
  const parts = Object.entries(key).map(
    ([path, way]) => `${path === '_id' ? '_id' : `"$.${path}"`}${way === 1 ? '' : ' DESC'}`,
  );
  if (!('_id' in key)) parts.push('_id');
  return `CREATE INDEX "${name}.i${n}" ON "${name}" (${parts.join(', ')})`;
}
