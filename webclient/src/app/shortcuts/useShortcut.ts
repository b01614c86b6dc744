import { useEffect, useRef } from 'react';

import { shortcutsOn } from './shortcuts-on.js';
import { mayBeTyped } from '#design/typing.js';

/**
 * Runs an action when a key is pressed alone: not while the user may be typing, and not behind a
 * dialog.
 * @param key As `KeyboardEvent.key` has it, in lower case; null where the page uses the key for
 * something else
 * @param aboveDialogs True for what stands above each dialog, and is answered there
 */
export function useShortcut(key: string | null, act: () => void, aboveDialogs = false): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (key === null) return undefined;
    const hit = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.repeat || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || mayBeTyped(event)) return;
      if (!shortcutsOn.get()) return;
      if (!aboveDialogs && document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', hit);
    return () => document.removeEventListener('keydown', hit);
  }, [key, aboveDialogs]);
}
