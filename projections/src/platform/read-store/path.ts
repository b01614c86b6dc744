import { UnusableQuery } from './errors.js';

const segment = /^[A-Za-z_][A-Za-z0-9_-]*$/;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Splits a dotted path into its fields.
 * @throws UnusableQuery for operators, array indexes and the names that reach a prototype.
 */
export function fieldsOf(path: string): readonly string[] {
  const fields = path.split('.');
  for (const field of fields) {
    if (!segment.test(field) || forbidden.has(field)) {
      throw new UnusableQuery(`${JSON.stringify(path)} is not a path into a document`);
    }
  }
  return fields;
}

/**
 * Every value that a path leads to, as MongoDB sees it: through arrays of objects, and a last array
 * counts both as its elements and as itself. `undefined` stands for a missing field.
 */
export function valuesAt(value: unknown, fields: readonly string[], from = 0): readonly unknown[] {
  const field = fields[from];
  if (field === undefined) return Array.isArray(value) ? [...(value as unknown[]), value] : [value];
  if (Array.isArray(value)) {
    return value.flatMap((element) => (isObject(element) ? valuesAt(element, fields, from) : []));
  }
  return isObject(value) ? valuesAt(value[field], fields, from + 1) : [undefined];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
