import { isSameValue } from '../schema/index.js';

import type { FieldDifference } from './read-models.js';

/**
 * The fields in which two values differ, by their paths, in the order of the first one. Objects and
 * lists are looked into.
 */
export function differencesOf(before: unknown, after: unknown, path = ''): FieldDifference[] {
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      differencesOf(before[name], after[name], path === '' ? name : `${path}.${name}`),
    );
  }
  return isSameValue(before, after) ? [] : [{ path, before, after }];
}

type Branch = Readonly<Record<string, unknown>>;

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}
