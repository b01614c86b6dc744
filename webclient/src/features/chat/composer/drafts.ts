import { makeStore, type WritableStore } from '#state/store.js';

const drafts = new Map<string, WritableStore<string>>();

/**
 * Returns the text that is typed into a channel and not sent; kept while the page lives, on all its
 * views.
 */
export function draftOf(channelId: string): WritableStore<string> {
  const known = drafts.get(channelId);
  if (known) return known;
  const draft = makeStore('');
  drafts.set(channelId, draft);
  return draft;
}
