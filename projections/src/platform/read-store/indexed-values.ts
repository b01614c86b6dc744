import type { Scalar } from './document.js';
import { valuesAt } from './path.js';
import { UnwritableDocument } from './unwritable-document.js';

/** A path that an index is kept on. */
export interface IndexedPath {
  readonly path: string;
  readonly fields: readonly string[];
}

/** The value of a declared path. @throws UnwritableDocument when the document breaks the declaration. */
export function scalarAt(doc: unknown, { path, fields }: IndexedPath): Scalar {
  const plain = plainAt(doc, fields);
  if (plain !== undefined) return plain;
  const values = valuesAt(doc, fields);
  const value = values[0] ?? null;
  if (values.length !== 1 || (typeof value === 'object' && value !== null)) {
    throw new UnwritableDocument(`${path} is indexed as a single value, but a document holds more`);
  }
  return value as Scalar;
}

/** The distinct values that an array path leads to; null is not among them. */
export function arrayValuesAt(
  doc: unknown,
  { fields }: IndexedPath,
): readonly Exclude<Scalar, null>[] {
  const scalars = valuesAt(doc, fields).filter(
    (value) => value !== undefined && value !== null && typeof value !== 'object',
  );
  return [...new Set(scalars)] as Exclude<Scalar, null>[];
}

/** Where no list is on the way, which is usual; undefined elsewhere, and where there is nothing. */
function plainAt(doc: unknown, fields: readonly string[]): Scalar | undefined {
  let value = doc;
  for (const field of fields) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[field];
  }
  return typeof value === 'object' && value !== null ? undefined : (value as Scalar | undefined);
}
