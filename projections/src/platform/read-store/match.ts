import { areComparable, compareValues } from './compare.js';
import type { AnyFilter } from './filter.js';
import type { Operators } from './operators.js';
import { fieldsOf, valuesAt } from './path.js';

type Predicate = (document: unknown) => boolean;
type ValuesPredicate = (values: readonly unknown[]) => boolean;

/**
 * Turns a checked filter into a function, with MongoDB's meaning of arrays, null and kinds of
 * values.
 */
export function matcher(filter: AnyFilter): Predicate {
  const all = Object.entries(filter).map(([key, value]) => entryMatcher(key, value));
  return (document) => all.every((matches) => matches(document));
}

function entryMatcher(key: string, value: unknown): Predicate {
  if (key === '$and' || key === '$or') {
    const branches = (value as readonly AnyFilter[]).map(matcher);
    return key === '$and'
      ? (document) => branches.every((matches) => matches(document))
      : (document) => branches.some((matches) => matches(document));
  }
  const fields = fieldsOf(key);
  const condition =
    typeof value === 'object' && value !== null
      ? operatorsMatcher(value)
      : someValue(isEqualTo(value));
  return (document) => condition(valuesAt(document, fields));
}

function operatorsMatcher(operators: Operators<unknown>): ValuesPredicate {
  const all = Object.keys(operators)
    .filter((operator) => operator !== '$options')
    .map((operator) =>
      operatorMatcher(operator as Exclude<keyof Operators<unknown>, '$options'>, operators),
    );
  return (values) => all.every((matches) => matches(values));
}

function operatorMatcher(
  operator: Exclude<keyof Operators<unknown>, '$options'>,
  operators: Operators<unknown>,
): ValuesPredicate {
  switch (operator) {
    case '$eq':
      return someValue(isEqualTo(operators.$eq));
    case '$ne':
      return not(someValue(isEqualTo(operators.$ne)));
    case '$gt':
      return ordered(operators.$gt, (order) => order > 0);
    case '$gte':
      return ordered(operators.$gte, (order) => order >= 0);
    case '$lt':
      return ordered(operators.$lt, (order) => order < 0);
    case '$lte':
      return ordered(operators.$lte, (order) => order <= 0);
    case '$in':
      return isOneOf(operators.$in ?? []);
    case '$nin':
      return not(isOneOf(operators.$nin ?? []));
    case '$exists': {
      const exists = someValue((value) => value !== undefined);
      return operators.$exists === true ? exists : not(exists);
    }
    case '$not':
      return not(operatorsMatcher(operators.$not ?? {}));
    case '$regex': {
      const pattern = new RegExp(operators.$regex ?? '', `u${operators.$options ?? ''}`);
      return someValue((value) => typeof value === 'string' && pattern.test(value));
    }
  }
}

function someValue(test: (value: unknown) => boolean): ValuesPredicate {
  return (values) => values.some(test);
}

function not(predicate: ValuesPredicate): ValuesPredicate {
  return (values) => !predicate(values);
}

function isEqualTo(wanted: unknown): (value: unknown) => boolean {
  return (value) => (value ?? null) === wanted;
}

function isOneOf(list: readonly unknown[]): ValuesPredicate {
  const wanted = new Set(list);
  return someValue((value) => wanted.has(value ?? null));
}

function ordered(bound: unknown, holds: (order: number) => boolean): ValuesPredicate {
  return someValue((value) => areComparable(value, bound) && holds(compareValues(value, bound)));
}
