import type { AnyFilter } from '../filter.js';
import type { Table } from './table.js';

const followersAt = (table: Table, path: string): readonly string[] | undefined =>
  table.scalars.find((scalar) => scalar.path === path)?.followers;

/** True if few different values exist at a path. */
export const isKind = (table: Table, path: string): boolean =>
  followersAt(table, path) !== undefined;

/**
 * True if another condition narrows more than a path of few values. Without this hint SQLite
 * expects every equality to leave a handful of rows, and searches for the calls of a new portal
 * among all that have ended.
 */
export function isNarrowedElsewhere(table: Table, filter: AnyFilter): boolean {
  const paths = entriesOf(filter).map(([path]) => path);
  const [kind, ...kinds] = paths.filter((path) => isKind(table, path));
  if (kind === undefined) return false;
  const along = followersAt(table, kind) ?? [];
  return kinds.length > 0 || paths.some((path) => path !== kind && !along.includes(path));
}

/** The conditions of a filter, also those that stand in an `$and`. */
export function entriesOf(filter: AnyFilter): readonly (readonly [string, unknown])[] {
  return Object.entries(filter).flatMap(([path, value]) =>
    path === '$and' ? (value as readonly AnyFilter[]).flatMap(entriesOf) : [[path, value] as const],
  );
}
