import type { Scalar } from '../document.js';
import type { AnyFilter } from '../filter.js';
import { fold } from '../fold.js';
import { textOfPattern } from '../text-pattern.js';
import type { Operators } from '../operators.js';
import { completeSort } from '../run-query.js';
import type { Sort } from '../read-store.js';
import { bound, type Bound } from './bound.js';
import { isKind, isNarrowedElsewhere } from './kinds.js';
import type { Table } from './table.js';

/** A piece of SQL with the values for its placeholders. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly Bound[];
  /** True if it asks for folded texts, which are in the table of searches. */
  readonly isSearch?: boolean;
}

/**
 * The conditions that SQLite decides by its columns, and the rest for the matcher that all adapters
 * share.
 */
export interface Plan {
  readonly where: Condition;
  readonly rest: AnyFilter | undefined;
}

const ORDERS: ReadonlySet<string> = new Set(['$gt', '$gte', '$lt', '$lte']);
const everything: Condition = { sql: 'TRUE', values: [] };

/** Splits a checked filter into conditions on columns and the rest. */
export function planFilter(
  table: Table,
  filter: AnyFilter,
  leavesKinds = isNarrowedElsewhere(table, filter),
): Plan {
  const decided: Condition[] = [];
  const rest: [string, unknown][] = [];
  for (const [key, value] of Object.entries(filter)) {
    const condition = entryCondition(table, [key, value], leavesKinds);
    if (condition === undefined) rest.push([key, value]);
    else decided.push(condition);
  }
  return {
    where: joined(decided, 'AND'),
    rest: rest.length === 0 ? undefined : Object.fromEntries(rest),
  };
}

/** The ORDER BY of a sort where the columns can give it. */
export function planSort(table: Table, sort: Sort | undefined): string | undefined {
  const parts = completeSort(sort).map(([path, direction]) => {
    const column = columnOf(table, path);
    return column === undefined ? undefined : `${column}${direction === 1 ? '' : ' DESC'}`;
  });
  return parts.includes(undefined) ? undefined : parts.join(', ');
}

function entryCondition(
  table: Table,
  [key, value]: readonly [string, unknown],
  leavesKinds: boolean,
): Condition | undefined {
  if (key === '$and' || key === '$or') {
    const branches = value as readonly AnyFilter[];
    const plans = branches.map((branch) => planFilter(table, branch, leavesKinds));
    if (plans.some((plan) => plan.rest !== undefined)) return undefined;
    return joined(
      plans.map((plan) => plan.where),
      key === '$and' ? 'AND' : 'OR',
    );
  }
  const operators = (
    typeof value === 'object' && value !== null ? value : { $eq: value }
  ) as Operators<Scalar>;
  const array = table.arrays.find(({ path }) => path === key);
  if (array !== undefined) return arrayCondition(array.table, operators);
  if ('$regex' in operators) return searchCondition(table, key, operators);
  const column = columnOf(table, key);
  if (column === undefined) return undefined;
  // The sign keeps SQLite from finding rows by this column: it knows nothing of the values itself.
  return allOperators(leavesKinds && isKind(table, key) ? `+${column}` : column, operators);
}

function columnOf(table: Table, path: string): string | undefined {
  if (path === '_id') return '_id';
  return table.scalars.find((scalar) => scalar.path === path)?.column;
}

function arrayCondition(sideTable: string, operators: Operators<Scalar>): Condition | undefined {
  const [operator, ...more] = Object.keys(operators) as (keyof Operators<Scalar>)[];
  if (operator === undefined || more.length > 0) return undefined;
  if (operator === '$not') {
    const inner = arrayCondition(sideTable, operators.$not ?? {});
    return inner === undefined ? undefined : negated(inner);
  }
  // A value that is missing equals null, and what differs from one value may hold others.
  const isDecided = operator === '$eq' || operator === '$in' || ORDERS.has(operator);
  const wanted = operators.$in ?? ('$eq' in operators ? [operators.$eq ?? null] : []);
  if (!isDecided || wanted.includes(null)) return undefined;
  const inner = operatorCondition('value', operator, operators);
  if (inner === undefined) return undefined;
  return { ...inner, sql: `_id IN (SELECT _id FROM ${sideTable} WHERE ${inner.sql})` };
}

/** A part of a text in any case, where its folded text is kept. */
function searchCondition(
  { searched }: Table,
  key: string,
  { $regex = '', $options, ...others }: Operators<Scalar>,
): Condition | undefined {
  const column = searched?.columns.find(({ path }) => path === key)?.column;
  if (column === undefined || $options !== 'i' || Object.keys(others).length > 0) return undefined;
  const { text, isStart } = textOfPattern($regex);
  const sql = `instr(${column}, ?) ${isStart ? '= 1' : '> 0'}`;
  return { sql, values: [fold(text)], isSearch: true };
}

function allOperators(column: string, operators: Operators<Scalar>): Condition | undefined {
  const conditions: Condition[] = [];
  for (const operator of Object.keys(operators) as (keyof Operators<Scalar>)[]) {
    const condition = operatorCondition(column, operator, operators);
    if (condition === undefined) return undefined;
    conditions.push(condition);
  }
  return joined(conditions, 'AND');
}

/**
 * A column is NULL for null and for a missing field alike, just as MongoDB's equality with null has
 * it.
 */
function operatorCondition(
  column: string,
  operator: keyof Operators<Scalar>,
  operators: Operators<Scalar>,
): Condition | undefined {
  switch (operator) {
    case '$eq':
      return oneOf(column, [operators.$eq ?? null]);
    case '$ne':
      return negated(oneOf(column, [operators.$ne ?? null]));
    case '$gt':
      return withinKind(column, '>', operators.$gt ?? null);
    case '$gte':
      return withinKind(column, '>=', operators.$gte ?? null);
    case '$lt':
      return withinKind(column, '<', operators.$lt ?? null);
    case '$lte':
      return withinKind(column, '<=', operators.$lte ?? null);
    case '$in':
      return oneOf(column, operators.$in ?? []);
    case '$nin':
      return negated(oneOf(column, operators.$nin ?? []));
    case '$not': {
      const inner = allOperators(column, operators.$not ?? {});
      return inner === undefined ? undefined : negated(inner);
    }
    case '$exists':
    case '$regex':
    case '$options':
      return undefined;
  }
}

/**
 * SQLite orders numbers before texts before blobs; the second bound keeps a comparison within its
 * kind.
 */
function withinKind(column: string, sign: '>' | '>=' | '<' | '<=', value: Scalar): Condition {
  if (value === null) return { sql: 'FALSE', values: [] };
  const upwards = sign.startsWith('>');
  const fence = {
    number: upwards ? `${column} < ''` : 'TRUE',
    string: upwards ? `${column} < x''` : `${column} >= ''`,
    boolean: upwards ? 'TRUE' : `${column} >= x''`,
  }[typeof value as 'number' | 'string' | 'boolean'];
  return { sql: `(${column} ${sign} ? AND ${fence})`, values: [bound(value)] };
}

function oneOf(column: string, wanted: readonly Scalar[]): Condition {
  const values = wanted.filter((value) => value !== null).map(bound);
  const parts: string[] = [];
  if (values.length === 1) parts.push(`${column} = ?`);
  if (values.length > 1) parts.push(`${column} IN (${values.map(() => '?').join(', ')})`);
  if (values.length < wanted.length) parts.push(`${column} IS NULL`);
  return { sql: parts.length === 0 ? 'FALSE' : `(${parts.join(' OR ')})`, values };
}

function negated({ sql, values }: Condition): Condition {
  return { sql: `(${sql}) IS NOT TRUE`, values };
}

function joined(conditions: readonly Condition[], word: 'AND' | 'OR'): Condition {
  if (conditions.length === 0) return everything;
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(` ${word} `)})`,
    values: conditions.flatMap(({ values }) => values),
    isSearch: conditions.some(({ isSearch }) => isSearch),
  };
}
