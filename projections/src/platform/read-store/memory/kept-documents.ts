import type { ReadDocument, StoredDocument } from '../document.js';
import type { AnyFilter } from '../filter.js';
import type { CollectionDeclaration } from '../projection-store.js';
import { EqualityIndex } from './equality-index.js';

/** A document as text, so that no one can change what is kept. */
export interface Kept {
  readonly text: string;
  readonly position: string;
}

export function parsed({ text, position }: Kept): StoredDocument {
  return { doc: JSON.parse(text) as ReadDocument, position };
}

/** The documents of one collection, with its indexes. */
export class KeptDocuments {
  readonly #documents = new Map<string, Kept>();
  readonly #index: EqualityIndex;

  constructor(declared: CollectionDeclaration) {
    this.#index = new EqualityIndex(declared);
  }

  get(id: string): Kept | undefined {
    return this.#documents.get(id);
  }

  set(id: string, kept: Kept): void {
    this.delete(id);
    this.#documents.set(id, kept);
    this.#index.add(id, parsed(kept).doc);
  }

  delete(id: string): void {
    const before = this.#documents.get(id);
    if (before === undefined) return;
    this.#index.remove(id, parsed(before).doc);
    this.#documents.delete(id);
  }

  entries(): Iterable<[string, Kept]> {
    return this.#documents.entries();
  }

  /** Those among which all are that fit a filter. */
  *among(filter: AnyFilter): Iterable<Kept> {
    const ids = this.#index.candidates(filter);
    if (ids === undefined) yield* this.#documents.values();
    for (const id of ids ?? []) {
      const kept = this.#documents.get(id);
      if (kept !== undefined) yield kept;
    }
  }
}
