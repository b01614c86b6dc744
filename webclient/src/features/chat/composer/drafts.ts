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
 * @param what The changed message, by its id; by default a new one
 */
export function draftOf(place: Place, what = 'new'): WritableStore<string> {
  return textUnder(`${keyOf('draft', place)}${what}`);
}

/** The names of files that are on their way to the server, as a list in JSON. */
export function filesOnTheWay(place: Place): WritableStore<string> {
  return textUnder(`${keyOf('files', place)}new`);
}

function textUnder(key: string): WritableStore<string> {
  const known = drafts.get(key);
  if (known) return known;
  const draft = keptDraft(globalThis.sessionStorage, key);
  drafts.set(key, draft);
  return draft;
}

const keyOf = (kind: string, { selfId, channelId }: Place) =>
  `${BASE_PATH}/${kind}/${selfId}/${channelId}/`;

/** Forgets what a person typed into a channel and did not send: it ends with the call. */
export function forgetDrafts(place: Place): void {
  forget([keyOf('draft', place), keyOf('files', place)]);
}

/** Forgets what was typed in this tab and not sent: its next user may be another person. */
export function forgetAllDrafts(): void {
  forget(['draft', 'files', 'unsent', 'notes'].map((kind) => `${BASE_PATH}/${kind}/`));
}

function forget(beginnings: readonly string[], storage: Storage = globalThis.sessionStorage): void {
  const isMeant = (key: string) => beginnings.some((beginning) => key.startsWith(beginning));
  for (const [key, draft] of drafts) {
    if (!isMeant(key)) continue;
    draft.set('');
    drafts.delete(key);
  }
  try {
    for (const key of Object.keys(storage).filter(isMeant)) storage.removeItem(key);
  } catch (error) {
    debug('chat', 'nothing is kept', error);
  }
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
