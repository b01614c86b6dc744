import { checkFilter } from '../check-filter.js';
import type { AnyFilter } from '../filter.js';
import type { AnyFindOptions } from '../run-query.js';
import { entriesOf } from './kinds.js';
import { decidedSql, type Reading } from './matching-rows.js';
import { type Plan, planFilter, planSort } from './plan.js';
import { stepsOf } from './query-plans.js';
import { countSql, rowsSql } from './table-reader.js';
import type { Table } from './table.js';

/** A question about a collection: one page of it, or how many rows there are. */
export type Asked = AnyFindOptions | 'count';

/** How much of a collection one question reads, as SQLite says before it does so. */
export interface Look {
  /** Paths by whose values an index finds rows; undefined where all rows are looked at. */
  readonly by: readonly string[] | undefined;
  /** Paths that no column decides: every document that is found is parsed for them. */
  readonly parsed: readonly string[];
  /** Texts are looked through, a part at a time, and found up to a bound. */
  readonly isSearch: boolean;
  /** Rows that are looked at. */
  readonly rows: number;
  /** They are read from an index alone, which is a small part of what the documents are. */
  readonly isOfIndex: boolean;
}

/**
 * Counts what a question looks at in the store that there is. A time would say the same only on a
 * calm machine.
 * @throws UnusableQuery
 */
export function lookOf(reading: Reading, filter: AnyFilter, asked: Asked): Look {
  checkFilter(filter);
  const { connection, table } = reading;
  const plan = planFilter(table, filter);
  const parsed = Object.keys(plan.rest ?? {});
  const isSearch = plan.where.isSearch === true;
  if (isSearch) return { by: [], parsed, isSearch, rows: 0, isOfIndex: false };
  const [sql, values] = askedSql(table, plan, asked);
  const steps = stepsOf(connection, sql, values);
  const own = steps.flatMap((step) => stepOf(table, step) ?? []);
  const isWhole = own.some(({ by }) => by === undefined);
  const by = isWhole ? undefined : [...new Set(own.flatMap((step) => step.by ?? []))];
  const found = countOf(reading, by === undefined ? [{}] : branchesOf(filter, by, steps));
  const pageEnd = endOfPage(asked, steps, parsed.length > 0 || !isDecided(filter, by));
  const isOfIndex = own.every((step) => step.isCovering) && parsed.length === 0;
  return { by, parsed, isSearch, rows: Math.min(found, pageEnd), isOfIndex };
}

type Statement = readonly [sql: string, values: Plan['where']['values']];

function askedSql(table: Table, { where, rest }: Plan, asked: Asked): Statement {
  if (rest !== undefined) return [decidedSql(table, where), where.values];
  if (asked === 'count') return [countSql(table, where), where.values];
  const order = planSort(table, asked.sort);
  if (order === undefined) return [decidedSql(table, where), where.values];
  const { limit = -1, skip = 0 } = asked;
  return [rowsSql(table, where, order), [...where.values, limit, skip]];
}

interface Step {
  readonly by: readonly string[] | undefined;
  readonly isCovering: boolean;
}

/** A step through the rows of the table, or of one of its side tables; undefined for any other. */
function stepOf(table: Table, step: string): Step | undefined {
  const [, way, name = '', how = ''] = /^(SEARCH|SCAN) (\S+)(.*)$/.exec(step) ?? [];
  const isCovering = how.includes(' COVERING INDEX ');
  const array = table.arrays.find((one) => one.table === `"${name}"`);
  if (array !== undefined) return { by: [array.path], isCovering: true };
  if (way === undefined || `"${name}"` !== table.name) return undefined;
  if (way === 'SCAN') return { by: undefined, isCovering };
  const terms = /\((.*)\)$/.exec(how)?.[1]?.split(' AND ') ?? [];
  const paths = terms.map((term) => term.replace(/[<>=].*$/, '').replace(/^\$\./, ''));
  return { by: paths, isCovering };
}

/** The parts of a filter that indexes decide: one part, or one for each of its alternatives. */
function branchesOf(
  filter: AnyFilter,
  by: readonly string[],
  steps: readonly string[],
): readonly AnyFilter[] {
  const entries = entriesOf(filter);
  const ors = entries.filter(([path]) => path === '$or').map(([, of]) => of as AnyFilter[]);
  const [branches = [{}]] = steps.some((step) => step.startsWith('MULTI-INDEX OR')) ? ors : [];
  return branches.map((branch) => {
    const own = entriesOf(branch).filter(([path]) => by.includes(path));
    const parts = own.length > 0 ? own : entries.filter(([path]) => by.includes(path));
    return { $and: [{}, ...parts.map(([path, value]) => ({ [path]: value }))] };
  });
}

const isDecided = (filter: AnyFilter, by: readonly string[] | undefined): boolean =>
  entriesOf(filter).every(([path]) => by?.includes(path) === true);

/**
 * Rows after which a page is full; without an end where rows are sorted, or left out, after they
 * were found.
 */
function endOfPage(asked: Asked, steps: readonly string[], isNarrowedLater: boolean): number {
  if (asked === 'count' || asked.limit === undefined || isNarrowedLater) return Infinity;
  if (steps.includes('USE TEMP B-TREE FOR ORDER BY')) return Infinity;
  return (asked.skip ?? 0) + asked.limit;
}

function countOf({ connection, table }: Reading, branches: readonly AnyFilter[]): number {
  const counts = branches.map((branch) => {
    const { where } = planFilter(table, branch);
    return Number(connection.rows(countSql(table, where), where.values)[0]?.[0]);
  });
  return counts.reduce((sum, one) => sum + one, 0);
}
