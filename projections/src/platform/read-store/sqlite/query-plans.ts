import { checkFilter } from '../check-filter.js';
import type { AnyFilter } from '../filter.js';
import type { Sort } from '../read-store.js';
import { type Reading, searchSql } from './matching-rows.js';
import { type Condition, planFilter, planSort } from './plan.js';
import { countSql, pageSql } from './table-reader.js';

/** The plan of a query that reads documents because no column decides. */
export const UNDECIDED = 'UNDECIDED';

/**
 * The steps by which a page is found and counted; {@link UNDECIDED} where documents are parsed to
 * find it.
 * @throws UnusableQuery
 */
export function plansOf(
  { connection, table }: Reading,
  filter: AnyFilter,
  sort: Sort,
): readonly string[] {
  checkFilter(filter);
  const { where, rest } = planFilter(table, filter);
  const order = planSort(table, sort);
  if (rest !== undefined || order === undefined) return [UNDECIDED];
  const asked =
    where.isSearch === true
      ? [{ sql: searchSql(table, where), values: [0, 0, ...where.values] }]
      : [
          { sql: pageSql(table, where, order, 'doc'), values: [...where.values, 25, 0] },
          { sql: countSql(table, where), values: where.values },
        ];
  return asked.flatMap(({ sql, values }) => stepsOf(connection, sql, values));
}

/** The steps of one statement, as SQLite words them. */
export const stepsOf = (
  connection: Reading['connection'],
  sql: string,
  values: Condition['values'],
): readonly string[] =>
  connection.rows(`EXPLAIN QUERY PLAN ${sql}`, values).map((step) => String(step[3]));
