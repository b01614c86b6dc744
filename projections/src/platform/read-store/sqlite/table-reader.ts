import type { ReadDocument, StoredDocument } from '../document.js';
import { DamagedDocument } from '../errors.js';
import type { AnyFilter } from '../filter.js';
import { matcher } from '../match.js';
import { type AnyFindOptions, page, project, sortDocuments } from '../run-query.js';
import type { Bound } from './bound.js';
import type { Connection } from './connection.js';
import { matchingRows, type Reading } from './matching-rows.js';
import { type Condition, planFilter, planSort } from './plan.js';
import { bytesOf, documentOf, isDocument, parsed, textOf } from './stored-text.js';
import type { Table } from './table.js';

const EXPORT_PAGE = 500;
/**
 * Pages of up to this many documents are read as one text; larger ones would be too long for one.
 */
const [WORTH_IT, PAGE_MAX] = [100, 5_000];
const DOC = bytesOf('doc');
const STORED = `${DOC}, ${bytesOf('position')}`;

/**
 * Answers a query. The shared matcher decides where no column does, row by row, a part at a time.
 * @throws TableGone
 */
export function findDocuments(
  reading: Reading,
  filter: AnyFilter,
  options: AnyFindOptions,
): readonly ReadDocument[] | Promise<readonly ReadDocument[]> {
  const { connection, table } = reading;
  const plan = planFilter(table, filter);
  if (plan.rest !== undefined || plan.where.isSearch === true) {
    return matchingRows(reading, plan).then((rows) => {
      const values = [JSON.stringify(rows)];
      const where = { sql: 'rowid IN (SELECT value FROM json_each(?))', values };
      return pageOf(connection, table, where, options);
    });
  }
  return pageOf(connection, table, plan.where, options);
}

function pageOf(
  connection: Connection,
  table: Table,
  where: Condition,
  options: AnyFindOptions,
): readonly ReadDocument[] {
  const order = planSort(table, options.sort);
  if (order === undefined) {
    const all = connection.rows(
      `SELECT ${DOC} FROM ${table.name} WHERE ${where.sql}`,
      where.values,
    );
    const sorted = sortDocuments(
      all.map(([doc]) => documentOf(doc)),
      options.sort,
    );
    return page(sorted, options).map((doc) => project(doc, options.projection));
  }
  const { limit = -1, skip = 0 } = options;
  const values = [...where.values, limit, skip];
  const found =
    pageAtOnce(connection, pageSql(table, where, order, 'doc'), values, limit) ??
    connection.rows(pageSql(table, where, order, DOC), values).map(([doc]) => documentOf(doc));
  return found.map((doc) => project(doc, options.projection));
}

/**
 * Finds the rows of a page first, which an index alone can give, and reads documents of these only.
 */
export function pageSql(table: Table, where: Condition, order: string, columns: string): string {
  const rows = rowsSql(table, where, order);
  return `SELECT ${columns} FROM ${table.name} WHERE rowid IN (${rows}) ORDER BY ${order}`;
}

/** The rows of a page; its values are those of the condition, then the limit and the offset. */
export function rowsSql(table: Table, where: Condition, order: string): string {
  return `SELECT rowid FROM ${table.name} WHERE ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?`;
}

/**
 * A page as one text: the binding takes longer over each row than over what is in it, and so the
 * third of the time.
 * @returns Undefined where the page is small, or something in it is damaged: row by row it is found
 * out what.
 */
function pageAtOnce(
  connection: Connection,
  paged: string,
  values: readonly Bound[],
  limit: number,
): readonly ReadDocument[] | undefined {
  if (limit < WORTH_IT || limit > PAGE_MAX) return undefined;
  const sql = `SELECT count(*), CAST(group_concat(doc, ',') AS BLOB) FROM (${paged})`;
  const [[count, text] = []] = connection.rows(sql, values);
  if (Number(count) === 0) return [];
  try {
    const all = parsed(`[${textOf(text)}]`) as readonly unknown[];
    return all.length === Number(count) && all.every(isDocument) ? all : undefined;
  } catch (fault) {
    if (fault instanceof DamagedDocument) return undefined;
    throw fault;
  }
}

/**
 * Counts matches, without reading a document where the columns suffice; of a search
 * {@link MOST_FOUND} at most.
 * @throws TableGone
 */
export function countDocuments(reading: Reading, filter: AnyFilter): number | Promise<number> {
  const { connection, table } = reading;
  const plan = planFilter(table, filter);
  if (plan.rest !== undefined || plan.where.isSearch === true) {
    return matchingRows(reading, plan).then((rows) => rows.length);
  }
  const { where } = plan;
  return Number(connection.rows(countSql(table, where), where.values)[0]?.[0]);
}

export function countSql(table: Table, where: Condition): string {
  return `SELECT count(*) FROM ${table.name} WHERE ${where.sql}`;
}

/** Matching documents with the positions that wrote them. */
export function searchDocuments(
  connection: Connection,
  table: Table,
  filter: AnyFilter,
): readonly StoredDocument[] {
  const { where, rest } = planFilter({ ...table, searched: undefined }, filter);
  const matches = matcher(rest ?? {});
  return connection
    .rows(`SELECT ${STORED} FROM ${table.name} WHERE ${where.sql} ORDER BY _id`, where.values)
    .map(([doc, position]) => ({ doc: documentOf(doc), position: textOf(position) }))
    .filter(({ doc }) => matches(doc));
}

/** Documents by their ids, in one question to the store. */
export function loadDocuments(
  connection: Connection,
  table: Table,
  ids: readonly string[],
): ReadonlyMap<string, StoredDocument> {
  const [first] = ids;
  if (first === undefined) return new Map();
  const sql = `SELECT ${STORED} FROM ${table.name} WHERE _id`;
  // Mostly it is one, and going through a list for it would take several times as long.
  const rows =
    ids.length === 1
      ? connection.rows(`${sql} = ?`, [first])
      : connection.rows(`${sql} IN (SELECT value FROM json_each(?))`, [JSON.stringify(ids)]);
  const found = rows.map(([doc, position]) => ({
    doc: documentOf(doc),
    position: textOf(position),
  }));
  return new Map(found.map((stored) => [stored.doc._id, stored]));
}

/**
 * The stored texts in order of `_id`, a page at a time, so that others get their turn between
 * pages.
 */
export async function* exportDocuments(
  connection: Connection,
  table: Table,
): AsyncIterable<string> {
  let last = '';
  for (;;) {
    const sql = `SELECT ${bytesOf('_id')}, ${DOC} FROM ${table.name} WHERE _id > ? ORDER BY _id LIMIT ${EXPORT_PAGE}`;
    const rows = connection.rows(sql, [last]);
    for (const [, doc] of rows) yield textOf(doc);
    const end = rows.at(-1);
    if (end === undefined) return;
    last = textOf(end[0]);
  }
}
