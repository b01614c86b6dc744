import { keptSort } from '../mongo/mongo-names.js';
import type { CollectionDeclaration } from '../projection-store.js';
import type { Sort } from '../read-store.js';

/**
 * @throws TypeError where MongoDB would not be asked to sort: some path of the sort is not declared
 * to hold single values.
 */
export function requireDeclaredSort(
  name: string,
  declared: CollectionDeclaration | undefined,
  sort: Sort | undefined,
): void {
  if (declared === undefined || keptSort(declared, sort) !== undefined) return;
  const paths = Object.keys(sort ?? {}).join(', ');
  throw new TypeError(`The read model "${name}" is not declared to be sorted by ${paths}`);
}
