import type { Scalar } from './document.js';
import { valuesAt } from './path.js';
import { UnwritableDocument } from './errors.js';

/** A path that an index is kept on. */
export interface IndexedPath {
  readonly path: string;
  readonly fields: readonly string[];
}

/**
 * The value of a declared path.
 * @throws UnwritableDocument when the document breaks the declaration.
 */
export function scalarAt(doc: unknown, { path, fields }: IndexedPath): Scalar {
  let value = doc;
  for (const field of fields) {
    // A list of one is not indexed either: two such lists cannot be indexed next to each other.
    if (Array.isArray(value)) break;
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Readonly<Record<string, unknown>>)[field];
  }
  if (typeof value === 'object' && value !== null) {
    throw new UnwritableDocument(`${path} is indexed as a single value, but a document holds more`);
  }
  return (value ?? null) as Scalar;
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
