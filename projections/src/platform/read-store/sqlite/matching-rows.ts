import { SEARCH_FINDS_MAX } from '@foyer/contracts/schema';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { matcher } from '../match.js';
import type { Connection } from './connection.js';
import type { Condition, Plan } from './plan.js';
import { bytesOf, documentOf } from './stored-text.js';
import type { Table } from './table.js';

/** A search finds at most this many rows, the newest: a page of more helps no one. */
export const MOST_FOUND = SEARCH_FINDS_MAX;
/**
 * The number of folded texts that are searched before others get their turn, which takes some
 * milliseconds.
 */
const TEXTS = 20_000;
/** The same number for documents, which are parsed. */
const DOCUMENTS = 500;

/** The table was dropped between two parts of a question: a newer build answers. */
export class TableGone extends Error {
  override readonly name = 'TableGone';
}

/** A table with the word that it is still there. */
export interface Reading {
  readonly connection: Connection;
  readonly table: Table;
  readonly isThere: () => boolean;
}

/**
 * The rows that fit, found a part at a time, so that no one waits for a look through a long table.
 * @throws TableGone
 */
export async function matchingRows(reading: Reading, plan: Plan): Promise<readonly number[]> {
  const isSearch = plan.where.isSearch === true;
  const rows = isSearch ? await searchedRows(reading, plan) : decidedRows(reading, plan);
  if (plan.rest === undefined) return rows;
  const matches = matcher(plan.rest);
  const { connection, table } = reading;
  const sql =
    `SELECT rowid, ${bytesOf('doc')} FROM ${table.name} ` +
    `WHERE rowid IN (SELECT value FROM json_each(?)) ORDER BY rowid DESC`;
  const found: number[] = [];
  for (let at = 0; at < rows.length; at += DOCUMENTS) {
    if (at > 0) await turnOf(reading);
    const part = connection.rows(sql, [JSON.stringify(rows.slice(at, at + DOCUMENTS))]);
    for (const [row, doc] of part) if (matches(documentOf(doc))) found.push(Number(row));
    if (isSearch && found.length >= MOST_FOUND) break;
  }
  return isSearch ? found.slice(0, MOST_FOUND) : found;
}

/** Rows by what columns decide, the newest first. */
function decidedRows({ connection, table }: Reading, { where }: Plan): readonly number[] {
  return connection.rows(decidedSql(table, where), where.values).map(([row]) => Number(row));
}

export function decidedSql(table: Table, where: Condition): string {
  return `SELECT rowid FROM ${table.name} WHERE ${where.sql} ORDER BY rowid DESC`;
}

/** Rows whose texts, and columns, fit, the newest first. */
async function searchedRows(reading: Reading, { where, rest }: Plan): Promise<readonly number[]> {
  const { connection, table } = reading;
  const sql = searchSql(table, where);
  const [[last] = []] = connection.rows(`SELECT max(row) FROM ${table.searched?.table ?? ''}`, []);
  const found: number[] = [];
  for (let upTo = Number(last ?? 0); upTo > 0; upTo -= TEXTS) {
    const part = connection.rows(sql, [upTo - TEXTS, upTo, ...where.values]);
    for (const [row] of part) found.push(Number(row));
    if (rest === undefined && found.length >= MOST_FOUND) return found.slice(0, MOST_FOUND);
    if (upTo > TEXTS) await turnOf(reading);
  }
  return found;
}

/** One part of a search: between two rows. */
export function searchSql(table: Table, where: Condition): string {
  const side = table.searched?.table ?? '';
  return (
    `SELECT row FROM ${side} CROSS JOIN ${table.name} AS kept ON kept.rowid = row ` +
    `WHERE row > ? AND row <= ? AND ${where.sql} ORDER BY row DESC`
  );
}

async function turnOf({ isThere }: Reading): Promise<void> {
  await nextTurn();
  if (!isThere()) throw new TableGone();
}
