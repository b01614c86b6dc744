import { useEffect, useRef, type RefObject } from 'react';

import { isWriting } from '#design/typing.js';

/**
 * Gives the focus to what has just come, and back when it goes; who is typing or asked something
 * keeps it.
 * @returns Where to put it: on what can hold the focus.
 */
export function useFocusOnArrival<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    const before = document.activeElement;
    if (isWriting() || document.querySelector('dialog[open]')) return undefined;
    const element = part.current;
    element?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const isLost = activeElement === document.body || element?.contains(activeElement);
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return part;
}
