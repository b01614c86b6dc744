import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';

import { isPressedOutside } from './pressed-outside.js';

/** A panel that opens next to a button: closing it, and moving within it by arrow keys. */
export interface Menu {
  readonly open: boolean;
  readonly toggle: () => void;
  /** Closes it and gives the focus back to its button. */
  readonly close: () => void;
  readonly container: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])';
const step: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Opens and closes a menu by pointer and keyboard, as the ARIA practices have it. */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);

  const close = useCallback(() => {
    setOpen(false);
    container.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const items = container.current?.querySelectorAll<HTMLElement>(ITEMS);
    const chosen = container.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    (chosen ?? items?.[0])?.focus();
    const outside = (event: Event) => {
      if (isPressedOutside(event, container.current)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      close();
      return;
    }
    const items = [...(container.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const move = step[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? items.length - 1
          : move === undefined
            ? undefined
            : (at + move + items.length) % items.length;
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return { open, toggle: () => setOpen((was) => !was), close, container, onKeyDown };
}
