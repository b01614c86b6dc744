import { DamagedDocument } from '../errors.js';
import type { BuildKey, CollectionDeclarations, StoredBuild } from '../projection-store.js';
import type { Connection } from './connection.js';
import { bytesOf, parsed, textOf } from './stored-text.js';
import { type Table, tableOf } from './table.js';

/** A build with the layout of its collections in SQLite. */
export interface SqliteBuild extends StoredBuild {
  /** The stored text that its collections were read from. */
  readonly declared: string;
  readonly tables: ReadonlyMap<string, Table>;
}

const BUILDS_TABLE =
  'CREATE TABLE IF NOT EXISTS _builds (projection TEXT, version INTEGER, build INTEGER, live INTEGER, ' +
  'collections TEXT, checkpoint TEXT, PRIMARY KEY (projection, version, build))';

const TEXTS = ['collections', 'checkpoint'].map(bytesOf);
/** As `storedName` gives it, with the path of a side table. */
const ofSomeBuild = /^[A-Za-z][A-Za-z0-9_]*_v\d+_b\d+(\.|$)/;
const BUILD = [bytesOf('projection'), 'version', 'build', 'live', ...TEXTS].join(', ');

/** Makes the table of builds. A view in the place of another table would prevent that. */
export function prepareBuilds(connection: Connection): void {
  connection.exec(BUILDS_TABLE);
  for (const name of tableNames(connection, 'view')) connection.exec(`DROP VIEW ${name}`);
}

/**
 * The builds that there are. A build counts as missing and is rebuilt if its record cannot be read,
 * or if one of its tables was dropped or replaced.
 * @param known Builds whose tables were looked at already. They are laid out and looked at again
 * only where their record says something else: a start asks after each of its hundred changes.
 */
export function recallBuilds(
  connection: Connection,
  known: readonly SqliteBuild[] = [],
): readonly SqliteBuild[] {
  const knownByKey = new Map(known.map((build) => [valuesOf(build).join(), build]));
  const isKnown = ({ tables, ...key }: SqliteBuild): boolean =>
    knownByKey.get(valuesOf(key).join())?.tables === tables;
  const rows = connection
    .rows(`SELECT rowid, ${BUILD} FROM _builds ORDER BY 2, 3, 4`, [])
    .map(([row, ...columns]) => ({ row, build: readableBuild(columns, knownByKey) }));
  const isNew = rows.some(({ build }) => build !== undefined && !isKnown(build));
  const found = isNew ? columnsOfTables(connection) : new Map<string, string>();
  return rows.flatMap(({ row, build }) => {
    if (build !== undefined && (isKnown(build) || liesAsDeclared(build, found))) return build;
    connection.run('DELETE FROM _builds WHERE rowid = ?', [row as number]);
    return [];
  });
}

/**
 * The columns of every table that is some build's, quoted and one after the other, by the quoted
 * name of the table.
 */
function columnsOfTables(connection: Connection): ReadonlyMap<string, string> {
  const sql =
    `SELECT ${bytesOf('m.name')}, ${bytesOf(`group_concat('"' || c.name || '"' ORDER BY c.cid)`)} ` +
    `FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' GROUP BY m.name`;
  return new Map(
    connection
      .rows(sql, [])
      .map(([name, columns]) => [textOf(name), textOf(columns)] as const)
      .filter(([name]) => ofSomeBuild.test(name))
      .map(([name, columns]) => [`"${name}"`, columns]),
  );
}

function liesAsDeclared({ tables }: SqliteBuild, found: ReadonlyMap<string, string>): boolean {
  return [...tables.values()].every(({ columns }) =>
    columns.every(([table, names]) => found.get(table) === names.join()),
  );
}

function readableBuild(
  columns: readonly unknown[],
  known: ReadonlyMap<string, SqliteBuild>,
): SqliteBuild | undefined {
  try {
    return buildOf(columns, known);
  } catch (fault: unknown) {
    if (!(fault instanceof DamagedDocument)) throw fault;
    return undefined;
  }
}

/** @throws DamagedDocument */
function buildOf(
  [name, version, build, live, collections, checkpoint]: readonly unknown[],
  known: ReadonlyMap<string, SqliteBuild>,
): SqliteBuild {
  const key = { projection: textOf(name), version, build } as BuildKey;
  const declared = textOf(collections);
  const earlier = known.get(valuesOf(key).join());
  return {
    ...(earlier?.declared === declared ? earlier : laidOut(key, declared)),
    live: live === 1,
    checkpoint: checkpoint === null ? undefined : textOf(checkpoint),
  };
}

/** @throws DamagedDocument */
function laidOut(key: BuildKey, declared: string) {
  const collections = parsed(declared) as CollectionDeclarations;
  return { ...key, declared, collections, tables: tablesOf(key, collections) };
}

/** Returns the layout of a build's collections. */
export function tablesOf(
  key: BuildKey,
  collections: CollectionDeclarations,
): ReadonlyMap<string, Table> {
  return new Map(
    Object.entries(collections).map(([name, declared]) => [name, tableOf(key, name, declared)]),
  );
}

/**
 * Tables of builds that are gone, quoted: the process that dropped them was ended before the last
 * row was removed.
 */
export function leftoversOf(connection: Connection, builds: readonly SqliteBuild[]): string[] {
  const known = new Set(builds.flatMap(({ tables }) => namesOf(tables)));
  return tableNames(connection).filter((name) => !known.has(name));
}

/** All tables that are some build's, quoted. */
function tableNames(connection: Connection, type: 'table' | 'view' = 'table'): string[] {
  const sql = `SELECT ${bytesOf('name')} FROM sqlite_master WHERE type = ?`;
  return connection
    .rows(sql, [type])
    .map(([name]) => textOf(name))
    .filter((name) => ofSomeBuild.test(name))
    .map((name) => `"${name}"`);
}

/** All tables of a build, quoted. */
export function namesOf(tables: ReadonlyMap<string, Table>): string[] {
  return [...tables.values()].flatMap(({ all }) => all);
}

/** The key of a build as the table of builds has it. */
export function valuesOf(key: BuildKey): [string, number, number] {
  return [key.projection, key.version, key.build];
}
