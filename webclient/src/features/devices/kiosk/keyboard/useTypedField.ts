import { useEffect, useState } from 'react';

import { prepareField, textFieldOf, type TextField } from './typed-field.js';

/**
 * The text field that has the focus. While a finger or the mouse is down nothing changes: what is
 * pressed would move away below it.
 */
export function useTypedField(): TextField | null {
  const [field, setField] = useState<TextField | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let isPressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: TextField | null = null;
    const look = () => {
      const focused = textFieldOf(document.activeElement);
      if (focused) prepareField(focused);
      if (isPressed) return;
      shown = focused;
      setField(focused);
    };
    // After the click that may follow, and where another field takes the focus, after that.
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look);
    };
    const on = (name: keyof DocumentEventMap, heard: () => void) =>
      document.addEventListener(name, heard, { signal, capture: true });
    on('mousedown', () => (isPressed = true));
    on('mouseup', () => {
      isPressed = false;
      lookSoon();
    });
    on('focusin', look);
    on('focusout', lookSoon);
    // A field that is removed says nothing.
    const observer = new MutationObserver(() => {
      if (shown?.isConnected === false) lookSoon();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      stop.abort();
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return field;
}
