import { fold } from '../fold.js';
import { arrayValuesAt, type IndexedPath, scalarAt } from '../indexed-values.js';
import type { DocumentPut, DocumentRemoval } from '../projection-store.js';
import { stableJson } from '../stable-json.js';
import { bound, type Bound } from './bound.js';
import type { Connection } from './connection.js';
import { bytesOf, textOf } from './stored-text.js';
import type { Table } from './table.js';

const VALUE = `typeof(value), CASE typeof(value) WHEN 'text' THEN ${bytesOf('value')} ELSE value END`;

/** Writes a document over an older self, with the columns and side tables that its indexes need. */
export function putDocument(connection: Connection, table: Table, put: DocumentPut): void {
  const { doc, position } = put;
  const values = table.scalars.map((scalar) => bound(scalarAt(doc, scalar)));
  const changes = connection.run(table.put, [doc._id, stableJson(doc), position, ...values]);
  if (changes === 0) return;
  if (table.searched !== undefined) {
    const texts = table.searched.columns.map((column) => searchedText(doc, column));
    connection.run(table.searched.put, [...texts, doc._id]);
  }
  for (const array of table.arrays) {
    putArrayValues(connection, array.table, doc._id, arrayValuesAt(doc, array).map(bound));
  }
}

function searchedText(doc: unknown, path: IndexedPath): string | null {
  const text = scalarAt(doc, path);
  return typeof text === 'string' ? fold(text) : null;
}

/**
 * Lists mostly stay as they are or grow, so what is there is looked at before anything is written.
 */
function putArrayValues(
  connection: Connection,
  table: string,
  id: string,
  values: readonly Bound[],
): void {
  const before = connection
    .rows(`SELECT ${VALUE} FROM ${table} WHERE _id = ?`, [id])
    .map(([type, value]) => (type === 'text' ? textOf(value) : value));
  const kept = new Set(before.map(keyOf));
  const wanted = new Set(values.map(keyOf));
  for (const value of before) {
    if (wanted.has(keyOf(value))) continue;
    connection.run(`DELETE FROM ${table} WHERE _id = ? AND value = ?`, [id, value as Bound]);
  }
  for (const value of values) {
    if (!kept.has(keyOf(value))) connection.run(`INSERT INTO ${table} VALUES (?, ?)`, [value, id]);
  }
}

/** Blobs, which stand for booleans, are objects and need a key to be compared by. */
function keyOf(value: unknown): string | number {
  return typeof value === 'string' || typeof value === 'number' ? value : `${String(value)}\0blob`;
}

/** Removes an older document and all index entries of it. */
export function removeDocument(
  connection: Connection,
  table: Table,
  { _id, position }: DocumentRemoval,
): void {
  if (table.searched !== undefined) connection.run(table.searched.remove, [_id, position]);
  const sql = `DELETE FROM ${table.name} WHERE _id = ? AND position < ?`;
  if (connection.run(sql, [_id, position]) === 0) return;
  for (const array of table.arrays) {
    connection.run(`DELETE FROM ${array.table} WHERE _id = ?`, [_id]);
  }
}
