import type { IndexedPath } from '../indexed-values.js';
import { fieldsOf } from '../path.js';
import {
  type BuildKey,
  type CollectionDeclaration,
  type IndexDeclaration,
  storedName,
} from '../projection-store.js';

/** A declared path whose value is kept in a column of its own. */
export interface ScalarColumn extends IndexedPath {
  readonly column: string;
  /** Of a path with few values: those that follow it in an index, which narrow along with it. */
  readonly followers: readonly string[] | undefined;
}

/** A declared path into an array, whose values are kept in a table of their own. */
export interface ArrayColumn extends IndexedPath {
  readonly table: string;
}

/**
 * Texts that are searched, folded, in a table of their own: a look through it reads nothing else.
 */
export interface SearchTable {
  readonly table: string;
  readonly columns: readonly ScalarColumn[];
  /** Writes the texts of a row of the other table; its values are the texts, then the id. */
  readonly put: string;
  /** Removes them; its values are the id and a position that the row is older than. */
  readonly remove: string;
}

/** The layout of one collection of one build in SQLite. */
export interface Table {
  readonly name: string;
  readonly scalars: readonly ScalarColumn[];
  readonly arrays: readonly ArrayColumn[];
  /** Only where something is searched. */
  readonly searched: SearchTable | undefined;
  /**
   * Writes a row unless the one that is there is as new; its values are id, text, position, then
   * the scalars.
   */
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

/**
 * Lays out a collection. Names go through `fieldsOf` and a pattern, so that quoting them is enough.
 */
export function tableOf(
  build: BuildKey,
  collection: string,
  declared: CollectionDeclaration,
): Table {
  const name = storedName(build, collection);
  if (!plainName.test(name)) throw new Error(`${name} cannot be the name of a collection`);
  const single = declared.indexes.filter((index) => index.multikey !== true);
  const indexed = single.flatMap((index) => Object.keys(index.key));
  const { sorts = [], filters = [], kinds = [], searches = [] } = declared;
  const listed = [...new Set([...sorts, ...filters, ...kinds])].filter((path) => path !== '_id');
  const paths = new Set([...indexed, ...listed]);
  paths.delete('_id');
  const scalars = [...paths].map((path) => ({
    path,
    fields: fieldsOf(path),
    column: `"$.${path}"`,
    followers: kinds.includes(path) ? followersOf(path, single) : undefined,
  }));
  const arrays = declared.indexes
    .filter((index) => index.multikey === true)
    .flatMap((index) => Object.keys(index.key))
    .map((path) => ({ path, fields: fieldsOf(path), table: `"${name}.${path}"` }));
  const searched = searches.length === 0 ? undefined : searchTableOf(name, searches);
  const columns = ['_id TEXT PRIMARY KEY', 'doc TEXT NOT NULL', 'position TEXT NOT NULL'];
  const creation = [
    `CREATE TABLE "${name}" (${[...columns, ...scalars.map((s) => s.column)].join(', ')})`,
    ...single.map((index, n) => indexSql(name, n, index.key)),
    ...(listed.length < 2 ? [] : [listsSql(name, listed, single)]),
    ...(searched === undefined ? [] : [searchedSql(searched)]),
    ...arrays.flatMap(({ table, path }) => [
      `CREATE TABLE ${table} (value, _id TEXT, PRIMARY KEY (value, _id)) WITHOUT ROWID`,
      `CREATE INDEX "${name}.${path}._id" ON ${table} (_id)`,
    ]),
  ];
  const side = arrays.map((array) => array.table);
  const all = [`"${name}"`, ...side, ...(searched === undefined ? [] : [searched.table])];
  const own = ['"_id"', '"doc"', '"position"', ...scalars.map(({ column }) => column)];
  const shapes = [
    [`"${name}"`, own] as const,
    ...side.map((table) => [table, ['"value"', '"_id"']] as const),
    ...(searched === undefined ? [] : [[searched.table, ['"row"', ...namesOf(searched)]] as const]),
  ];
  const removal = all.map((table) => `DROP TABLE IF EXISTS ${table}`);
  const put = putSql(name, scalars);
  return {
    name: `"${name}"`,
    scalars,
    arrays,
    searched,
    put,
    creation,
    removal,
    all,
    columns: shapes,
  };
}

function followersOf(path: string, indexes: readonly IndexDeclaration[]): readonly string[] {
  return indexes.flatMap(({ key }) => {
    const [first, second] = Object.keys(key);
    return first === path && second !== undefined ? [second] : [];
  });
}

function putSql(name: string, scalars: readonly ScalarColumn[]): string {
  const replaced = ['doc', 'position', ...scalars.map((scalar) => scalar.column)];
  return (
    `INSERT INTO "${name}" VALUES (?, ?, ?${', ?'.repeat(scalars.length)}) ON CONFLICT (_id) DO UPDATE SET ` +
    `${replaced.map((column) => `${column} = excluded.${column}`).join(', ')} ` +
    `WHERE position < excluded.position`
  );
}

/**
 * Declares one index over all values that lists are sorted or narrowed by. Queries that no other
 * index serves read this one, which is a small part of the documents.
 */
function listsSql(
  name: string,
  listed: readonly string[],
  indexes: readonly IndexDeclaration[],
): string {
  const [usual = '', ...others] = listed;
  // A list is shown the way in which it is indexed, and this index gives it in that order.
  const isDown = indexes.some(({ key }) => Object.keys(key).length === 1 && key[usual] === -1);
  const columns = [`"$.${usual}"${isDown ? ' DESC' : ''}`, '_id'];
  return `CREATE INDEX "${name}.lists" ON "${name}" (${[...columns, ...others.map((path) => `"$.${path}"`)].join(', ')})`;
}

const namesOf = ({ columns }: SearchTable): string[] => columns.map(({ column }) => column);

function searchedSql(searched: SearchTable): string {
  return `CREATE TABLE ${searched.table} (row INTEGER PRIMARY KEY, ${namesOf(searched).join(', ')})`;
}

function searchTableOf(name: string, searches: readonly string[]): SearchTable {
  const table = `"${name}.searched"`;
  const columns = searches.map((path) => ({
    path,
    fields: fieldsOf(path),
    column: `"~.${path}"`,
    followers: undefined,
  }));
  const names = columns.map(({ column }) => column);
  const changed = names.map((column) => `${column} IS NOT excluded.${column}`).join(' OR ');
  const put =
    `INSERT INTO ${table} SELECT rowid, ${names.map(() => '?').join(', ')} FROM "${name}" ` +
    `WHERE _id = ? ON CONFLICT (row) DO UPDATE SET ` +
    `${names.map((column) => `${column} = excluded.${column}`).join(', ')} WHERE ${changed}`;
  const remove =
    `DELETE FROM ${table} WHERE row = ` +
    `(SELECT rowid FROM "${name}" WHERE _id = ? AND position < ?)`;
  return { table, columns, put, remove };
}

function indexSql(name: string, n: number, key: Readonly<Record<string, 1 | -1>>): string {
  const parts = Object.entries(key).map(
    ([path, way]) => `${path === '_id' ? '_id' : `"$.${path}"`}${way === 1 ? '' : ' DESC'}`,
  );
  if (!('_id' in key)) parts.push('_id');
  return `CREATE INDEX "${name}.i${n}" ON "${name}" (${parts.join(', ')})`;
}
