import { compareValues } from './compare.js';
import type { ReadDocument } from './document.js';
import { fieldsOf, valuesAt } from './path.js';
import type { FindOptions, Sort } from './read-store.js';
import { UnusableQuery } from './errors.js';

/** Options of a query once its document type no longer matters. */
export type AnyFindOptions = FindOptions & {
  readonly projection?: Readonly<Record<string, 1>>;
};

/**
 * Refuses options that no store could honour alike.
 * @throws UnusableQuery
 */
export function checkOptions(options: AnyFindOptions): void {
  const { skip = 0, limit = 1, sort = {}, projection = {} } = options;
  if (!Number.isSafeInteger(skip) || skip < 0) throw new UnusableQuery('skip counts from 0');
  if (!Number.isSafeInteger(limit) || limit < 1) throw new UnusableQuery('limit counts from 1');
  for (const [path, direction] of Object.entries<number>(sort)) {
    fieldsOf(path);
    if (direction !== 1 && direction !== -1) throw new UnusableQuery(`${path} sorts by 1 or -1`);
  }
  for (const [field, kept] of Object.entries<number>(projection)) {
    if (fieldsOf(field).length !== 1 || kept !== 1) {
      throw new UnusableQuery('A projection names top-level fields with 1');
    }
  }
}

/** The sort with `_id` as its last word. */
export function completeSort(sort: Sort = {}): readonly (readonly [string, 1 | -1])[] {
  return '_id' in sort ? Object.entries(sort) : [...Object.entries(sort), ['_id', 1]];
}

/**
 * Sorts documents in memory. An array counts as its smallest element, or its greatest where the
 * order is turned.
 */
export function sortDocuments<T extends ReadDocument>(documents: T[], sort?: Sort): T[] {
  const keys = completeSort(sort).map(([path, direction]) => ({
    fields: fieldsOf(path),
    direction,
  }));
  return documents.sort((a, b) => {
    for (const { fields, direction } of keys) {
      const order = compareValues(sortValue(a, fields, direction), sortValue(b, fields, direction));
      if (order !== 0) return order * direction;
    }
    return 0;
  });
}

/** The page of an already sorted answer. */
export function page<T>(documents: readonly T[], { skip = 0, limit }: FindOptions): readonly T[] {
  return documents.slice(skip, limit === undefined ? undefined : skip + limit);
}

/** Keeps the fields that a projection names, in the order of the document. */
export function project(
  document: ReadDocument,
  projection?: Readonly<Record<string, 1>>,
): ReadDocument {
  if (projection === undefined) return document;
  const kept = Object.entries(document).filter(
    ([field]) => field === '_id' || Object.hasOwn(projection, field),
  );
  return Object.fromEntries(kept) as unknown as ReadDocument;
}

function sortValue(document: unknown, fields: readonly string[], direction: 1 | -1): unknown {
  const values = valuesAt(document, fields).filter((value) => !Array.isArray(value));
  return values.reduce(
    (best, value) => (compareValues(value, best) * direction < 0 ? value : best),
    values[0],
  );
}
