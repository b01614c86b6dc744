import type { AnyFilter } from '../filter.js';
import type { CollectionDeclaration } from '../projection-store.js';
import { fieldsOf, valuesAt } from '../path.js';

/**
 * Ids of documents by the first values of their index, so that one of many is found without the
 * others.
 */
export class EqualityIndex {
  readonly #paths: readonly { readonly path: string; readonly fields: readonly string[] }[];
  readonly #ids = new Map<string, Map<unknown, Set<string>>>();

  constructor({ indexes }: CollectionDeclaration) {
    const leading = new Set(indexes.flatMap(({ key }) => Object.keys(key).slice(0, 1)));
    leading.delete('_id');
    this.#paths = [...leading].map((path) => ({ path, fields: fieldsOf(path) }));
    for (const { path } of this.#paths) this.#ids.set(path, new Map());
  }

  add(id: string, doc: unknown): void {
    for (const { path, fields } of this.#paths) {
      const byValue = this.#ids.get(path);
      for (const value of valuesAt(doc, fields)) {
        const ids = byValue?.get(value ?? null);
        if (ids === undefined) byValue?.set(value ?? null, new Set([id]));
        else ids.add(id);
      }
    }
  }

  remove(id: string, doc: unknown): void {
    for (const { path, fields } of this.#paths) {
      for (const value of valuesAt(doc, fields))
        this.#ids
          .get(path)
          ?.get(value ?? null)
          ?.delete(id);
    }
  }

  /** Ids among which all are that fit; undefined where no index helps. */
  candidates(filter: AnyFilter): Iterable<string> | undefined {
    for (const [path, value] of Object.entries(filter)) {
      if (typeof value === 'object' && value !== null) continue;
      if (path === '_id') return [String(value)];
      const byValue = this.#ids.get(path);
      if (byValue !== undefined) return byValue.get(value) ?? [];
    }
    return undefined;
  }
}
