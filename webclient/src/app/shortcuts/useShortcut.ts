import { useEffect, useRef } from 'react';

import { shortcutsOn } from './shortcuts-on.js';

const TYPES =
  'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable=true]';

/** True if the user types in the element. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPES) !== null;

/**
 * Runs an action when a key is pressed alone: not while the user types, and not behind a dialog.
 * @param key As `KeyboardEvent.key` has it, in lower case; null where the page uses the key for
 * something else
 */
export function useShortcut(key: string | null, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (key === null) return undefined;
    const hit = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.repeat || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') || !shortcutsOn.get()) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', hit);
    return () => document.removeEventListener('keydown', hit);
  }, [key]);
}
