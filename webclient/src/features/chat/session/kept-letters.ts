import { BASE_PATH } from '@foyer/contracts/identity';

import { debug } from '#debug.js';
import type { Outgoing } from './letter.js';

/**
 * Messages of a chat that have not reached the server yet, in the order in which they were written.
 */
export interface KeptLetters {
  readonly all: () => readonly KeptLetter[];
  readonly add: (letter: KeptLetter) => void;
  readonly remove: (id: string) => void;
}

export type KeptLetter = Omit<Outgoing, 'state' | 'problem'>;

/**
 * Keeps letters as long as the tab lives, over reloads too; apart for each sender, for people share
 * browsers.
 */
export function keptLetters(
  storage: Storage,
  place: { readonly channelId: string; readonly selfId: string },
): KeptLetters {
  const key = `${BASE_PATH}/unsent/${place.selfId}/${place.channelId}`;
  const all = (): readonly KeptLetter[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? (kept as KeptLetter[]) : [];
    } catch {
      return [];
    }
  };
  const keep = (letters: readonly KeptLetter[]) => {
    try {
      if (letters.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(letters));
    } catch (error) {
      // A browser that keeps nothing sends all the same.
      debug('chat', 'not kept', error);
    }
  };
  return {
    all,
    add: (letter) => keep([...all(), letter]),
    remove: (id) => {
      const kept = all();
      const left = kept.filter(({ _id }) => _id !== id);
      if (left.length < kept.length) keep(left);
    },
  };
}
