import { BASE_PATH } from '@foyer/contracts/identity';

import { debug } from '#debug.js';
import { makeStore, type WritableStore } from '#state/store.js';

interface Place {
  readonly channelId: string;
  readonly selfId: string;
}

const drafts = new Map<string, WritableStore<string>>();

/**
 * Returns the text that is typed into a channel and not sent. A tab keeps it on all its views and
 * over reloads; apart for each author, for people share browsers.
 */
export function draftOf(place: Place): WritableStore<string> {
  const key = `${BASE_PATH}/draft/${place.selfId}/${place.channelId}`;
  const known = drafts.get(key);
  if (known) return known;
  const draft = keptDraft(globalThis.sessionStorage, key);
  drafts.set(key, draft);
  return draft;
}

/** A text that outlives the page. Its storage belongs to one tab: no two tabs write to it. */
export function keptDraft(storage: Storage, key: string): WritableStore<string> {
  const draft = makeStore(read(storage, key));
  draft.subscribe(() => {
    try {
      if (draft.get() === '') storage.removeItem(key);
      else storage.setItem(key, draft.get());
    } catch (error) {
      // A browser that keeps nothing sends all the same.
      debug('chat', 'draft not kept', error);
    }
  });
  return draft;
}

function read(storage: Storage, key: string): string {
  try {
    return storage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
