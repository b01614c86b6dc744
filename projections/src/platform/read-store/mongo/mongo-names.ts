import type { IndexSpecification } from 'mongodb';
import type { CollectionDeclaration } from '../projection-store.js';
import { completeSort } from '../run-query.js';
import type { Sort } from '../read-store.js';

/**
 * A document as MongoDB keeps it: what belongs to the store stays apart from what belongs to the
 * read model.
 */
export interface KeptDocument {
  readonly _id: string;
  readonly position: string;
  readonly doc: { readonly _id: string };
}

/** Returns the path of a document's value in its stored form. */
export function keptPath(path: string): string {
  return path === '_id' ? '_id' : `doc.${path}`;
}

/**
 * The order for the server to sort by, where every path is declared to hold single values. Other
 * paths may hold lists and objects, which servers order in ways of their own.
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
  const { indexes, sorts = [], filters = [], searches = [] } = declared;
  const single = indexes.filter((index) => index.multikey !== true);
  return [...single.flatMap((index) => Object.keys(index.key)), ...sorts, ...filters, ...searches];
}

type Key = readonly (readonly [path: string, way: 1 | -1])[];

/**
 * The keys of the indexes to make; `_id` comes last, so that pages of a sorted answer need no
 * sorting. A sort has two: read backwards, the index of the other way would turn `_id` around as
 * well. A narrowed list finds its rows in their usual order. A searched list reads the texts in
 * that order, and reads documents only where the texts fit.
 */
export function keptIndexes(declared: CollectionDeclaration): IndexSpecification[] {
  const { indexes, sorts = [], filters = [], searches = [] } = declared;
  const [usual] = sorts;
  const inOrder = (path?: string): Key[] =>
    path === undefined
      ? [[['_id', 1]]]
      : ([1, -1] as const).map((way): Key => [
          [path, way],
          ['_id', 1],
        ]);
  const keys: Key[] = [
    ...indexes.map(({ key, multikey }): Key => {
      const own = Object.entries(key);
      return multikey === true || '_id' in key ? own : [...own, ['_id', 1]];
    }),
    ...sorts.flatMap(inOrder),
    ...filters.flatMap((path) =>
      inOrder(usual === path ? undefined : usual).map((order): Key => [[path, 1], ...order]),
    ),
    ...(searches.length === 0 ? [] : inOrder(usual)).map((order): Key => [
      ...order,
      ...searches.filter((path) => path !== usual).map((path) => [path, 1] as const),
    ]),
  ];
  const texts = keys.map(textOf);
  // An index that another index begins with is not needed.
  const needed = keys.filter(
    (_, n) =>
      !texts.some((text, m) => text.startsWith(texts[n] ?? '') && (text !== texts[n] || m < n)),
  );
  return needed.map((key) => Object.fromEntries(key.map(([path, way]) => [keptPath(path), way])));
}

/** With an end to each path, so that no path is taken for the beginning of another. */
function textOf(key: Key): string {
  return key.map(([path, way]) => `${path} ${way},`).join('');
}
