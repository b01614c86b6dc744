import { arrayValuesAt, scalarAt } from '../indexed-values.js';
import type { DocumentPut, DocumentRemoval } from '../projection-store.js';
import { stableJson } from '../stable-json.js';
import { bound } from './bound.js';
import type { Connection } from './connection.js';
import type { Table } from './table.js';

/** Writes a document over an older self, with the columns and side tables that its indexes need. */
export function putDocument(connection: Connection, table: Table, put: DocumentPut): void {
  const { doc, position } = put;
  const values = table.scalars.map((scalar) => bound(scalarAt(doc, scalar)));
  const changes = connection.run(table.put, [doc._id, stableJson(doc), position, ...values]);
  if (changes === 0) return;
  for (const array of table.arrays) {
    connection.run(`DELETE FROM ${array.table} WHERE _id = ?`, [doc._id]);
    for (const value of arrayValuesAt(doc, array)) {
      connection.run(`INSERT INTO ${array.table} VALUES (?, ?)`, [bound(value), doc._id]);
    }
  }
}

/** Removes an older document and whatever its indexes hold of it. */
export function removeDocument(
  connection: Connection,
  table: Table,
  { _id, position }: DocumentRemoval,
): void {
  const sql = `DELETE FROM ${table.name} WHERE _id = ? AND position < ?`;
  if (connection.run(sql, [_id, position]) === 0) return;
  for (const array of table.arrays) {
    connection.run(`DELETE FROM ${array.table} WHERE _id = ?`, [_id]);
  }
}
