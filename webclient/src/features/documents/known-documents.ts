import { makeStore, type Store } from '#state/store.js';

const store = makeStore<ReadonlySet<string>>(new Set());

/** The documents that are no news on this page: own ones, and those that were shown in a chat. */
export const knownDocuments: Store<ReadonlySet<string>> = store;

export function noteKnown(documentIds: readonly string[]): void {
  if (documentIds.some((id) => !store.get().has(id))) {
    store.set((known) => new Set([...known, ...documentIds]));
  }
}
