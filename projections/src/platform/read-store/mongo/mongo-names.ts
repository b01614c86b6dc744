import type { IndexSpecification } from 'mongodb';
import type { CollectionDeclaration } from '../projection-store.js';
import { completeSort } from '../run-query.js';
import type { Sort } from '../read-store.js';

/** A document as MongoDB keeps it: what belongs to the store stays apart from what belongs to the read model. */
export interface KeptDocument {
  readonly _id: string;
  readonly position: string;
  readonly doc: { readonly _id: string };
}

/** Where a path of a document lies in what is kept of it. */
export function keptPath(path: string): string {
  return path === '_id' ? '_id' : `doc.${path}`;
}

/**
 * The order for the server to sort by, where every path is declared to hold single values. Elsewhere lists and objects
 * may come up, which servers order in ways of their own.
 */
export function keptSort(
  declared: CollectionDeclaration,
  sort: Sort | undefined,
): [string, 1 | -1][] | undefined {
  const single = new Set(['_id', ...singlePaths(declared)]);
  const keys = completeSort(sort);
  if (keys.some(([path]) => !single.has(path))) return undefined;
  return keys.map(([path, direction]) => [keptPath(path), direction]);
}

/** The paths that were declared to hold single values. */
export function singlePaths(declared: CollectionDeclaration): readonly string[] {
  const single = declared.indexes.filter((index) => index.multikey !== true);
  return [...single.flatMap((index) => Object.keys(index.key)), ...(declared.sorts ?? [])];
}

/**
 * The keys of the indexes to make; `_id` comes last, so that pages of a sorted answer need no sorting. A sort has two: read
 * backwards, the index of the other way would turn `_id` around as well.
 */
export function keptIndexes(declared: CollectionDeclaration): IndexSpecification[] {
  const own = declared.indexes.map((index) => {
    const key = Object.entries(index.key).map(([path, way]) => [keptPath(path), way] as const);
    if (index.multikey !== true && !('_id' in index.key)) key.push(['_id', 1]);
    return Object.fromEntries(key);
  });
  const sorts = (declared.sorts ?? []).flatMap((path) =>
    ([1, -1] as const).map((way) => ({ [keptPath(path)]: way, _id: 1 })),
  );
  const all = [...own, ...sorts].map((key) => [JSON.stringify(key), key] as const);
  return [...new Map(all).values()];
}
