import type { AnyFilter } from '../filter.js';
import { keptPath } from './mongo-names.js';

type MongoFilter = Readonly<Record<string, unknown>>;

/** What each negation denies. */
const denied: Readonly<Record<string, (value: unknown) => unknown>> = {
  $ne: (value) => ({ $eq: value }),
  $nin: (value) => ({ $in: value }),
  $not: (value) => value,
};

/**
 * A checked filter, on what is kept. The language is MongoDB's own, so that little changes but the paths. Negations go as
 * `$nor`, which means the same, and which servers that are compatible with MongoDB understand for lists as well.
 */
export function keptFilter(filter: AnyFilter): MongoFilter {
  const parts = Object.entries(filter).flatMap(([key, value]): MongoFilter[] => {
    if (key === '$and' || key === '$or') {
      return [{ [key]: (value as readonly AnyFilter[]).map(keptFilter) }];
    }
    const path = keptPath(key);
    if (typeof value !== 'object' || value === null) return [{ [path]: value }];
    const operators = Object.entries(value as MongoFilter);
    const plain = operators.filter(([operator]) => denied[operator] === undefined);
    const negations = operators.flatMap(([operator, operand]) => {
      const positive = denied[operator]?.(operand);
      return positive === undefined ? [] : [{ $nor: [{ [path]: positive }] }];
    });
    return plain.length === 0 ? negations : [{ [path]: Object.fromEntries(plain) }, ...negations];
  });
  const [only, ...others] = parts;
  if (only === undefined) return {};
  return others.length === 0 ? only : { $and: parts };
}
