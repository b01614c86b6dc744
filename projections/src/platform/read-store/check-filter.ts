import type { AnyFilter } from './filter.js';
import { fieldsOf } from './path.js';
import { isLiteralPattern } from './text-pattern.js';
import { isTrusted } from './trusted.js';
import { UnusableQuery } from './errors.js';

const DEEPEST = 8;
/** Values of one list: below the 32,766 that a statement of SQLite can be given. */
const MOST_VALUES = 10_000;
const MOST_BRANCHES = 1000;
const equalities = new Set(['$eq', '$ne']);
const orders = new Set(['$gt', '$gte', '$lt', '$lte']);

/**
 * Refuses any value that is not a filter of this port, before any adapter sees it. `undefined` is
 * refused too: as MongoDB reads it, a forgotten value would match every document without the field.
 * @throws UnusableQuery
 */
export function checkFilter(filter: AnyFilter, depth = 0): void {
  if (depth > DEEPEST) throw new UnusableQuery('A filter nests too deeply');
  requirePlain(filter, 'A filter');
  for (const [key, value] of Object.entries(filter)) {
    if (key === '$and' || key === '$or') {
      for (const branch of nonEmptyList(key, value)) checkFilter(branch as AnyFilter, depth + 1);
    } else {
      fieldsOf(key);
      checkCondition(key, value);
    }
  }
}

function checkCondition(path: string, condition: unknown): void {
  if (isScalar(condition)) return;
  if (typeof condition !== 'object' || condition === null || !isTrusted(condition)) {
    throw new UnusableQuery(
      `The condition on ${path} is neither a plain value nor trusted operators`,
    );
  }
  checkOperators(path, condition, 0);
}

function checkOperators(path: string, operators: object, depth: number): void {
  requirePlain(operators, `The condition on ${path}`);
  const entries = Object.entries(operators);
  if (entries.length === 0 || depth > 1)
    throw new UnusableQuery(`The condition on ${path} says nothing`);
  for (const [operator, value] of entries) {
    if (!isUsable(path, operator, value, depth)) {
      throw new UnusableQuery(`${operator} on ${path} is unknown or has an unusable value`);
    }
  }
  if ('$options' in operators && !('$regex' in operators)) {
    throw new UnusableQuery(`$options on ${path} stands without $regex`);
  }
}

function isUsable(path: string, operator: string, value: unknown, depth: number): boolean {
  if (equalities.has(operator)) return isScalar(value);
  // MongoDB finds null, and what is missing, at most and at least null; here nothing stands before
  // or after it.
  if (orders.has(operator)) return value !== null && isScalar(value);
  switch (operator) {
    case '$in':
    case '$nin':
      return Array.isArray(value) && value.length <= MOST_VALUES && value.every(isScalar);
    case '$exists':
      return typeof value === 'boolean';
    case '$regex':
      return typeof value === 'string' && isLiteralPattern(value);
    case '$options':
      return value === 'i';
    case '$not':
      if (typeof value !== 'object' || value === null) return false;
      checkOperators(path, value, depth + 1);
      return true;
    default:
      return false;
  }
}

function isScalar(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

function requirePlain(value: unknown, what: string): void {
  const prototype: unknown =
    typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : undefined;
  if (prototype !== Object.prototype && prototype !== null) {
    throw new UnusableQuery(`${what} must be a plain object`);
  }
}

function nonEmptyList(key: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_BRANCHES) {
    throw new UnusableQuery(`${key} needs a list of filters`);
  }
  return value;
}
