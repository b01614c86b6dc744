import type { AnyFilter } from '../filter.js';
import { keptPath } from './mongo-names.js';

type MongoFilter = Readonly<Record<string, unknown>>;

/** The condition that each negation denies. */
const denied: Readonly<Record<string, (value: unknown) => MongoFilter>> = {
  $ne: (value) => ({ $eq: value }),
  $nin: (value) => ({ $in: value }),
  $not: (value) => value as MongoFilter,
};

const all = (parts: readonly MongoFilter[]): MongoFilter => {
  const [only, ...others] = parts;
  if (only === undefined) return {};
  return others.length === 0 ? only : { $and: parts };
};

const conditions = (path: string, operators: MongoFilter): MongoFilter[] => {
  const { $options, ...each } = operators;
  return Object.entries(each).map(([operator, operand]) => {
    const positive = denied[operator]?.(operand);
    if (positive !== undefined) return { $nor: [all(conditions(path, positive))] };
    const flags = operator === '$regex' && $options !== undefined ? { $options } : {};
    return { [path]: { [operator]: operand, ...flags } };
  });
};

/**
 * A checked filter, on what is kept. The language is MongoDB's own, so that little changes but the
 * paths. Every operator stands alone and negations become `$nor`, which means the same. A server
 * that is compatible with MongoDB may apply two bounds to different elements of a list, and a
 * negation to each element.
 */
export function keptFilter(filter: AnyFilter): MongoFilter {
  const parts = Object.entries(filter).flatMap(([key, value]): MongoFilter[] => {
    if (key === '$and' || key === '$or') {
      return [{ [key]: (value as readonly AnyFilter[]).map(keptFilter) }];
    }
    const path = keptPath(key);
    if (typeof value !== 'object' || value === null) return [{ [path]: value }];
    return conditions(path, value as MongoFilter);
  });
  return all(parts);
}
