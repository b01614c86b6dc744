import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { isPressedOutside } from '#design/pressed-outside.js';
import { keepPanelInSight } from './keep-in-sight.js';

interface Popover {
  readonly open: boolean;
  readonly toggle: () => void;
  /** Closes it, and gives the focus back to what opened it. */
  readonly close: () => void;
  readonly container: RefObject<HTMLDivElement | null>;
}

/**
 * A panel that stands where all of it is seen. It closes by Escape, which gives the focus back, and
 * by a press elsewhere.
 */
export function usePopover(): Popover {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    container.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }, []);
  useLayoutEffect(() => {
    const panel = container.current?.querySelector<HTMLElement>('[role=dialog]');
    return panel ? keepPanelInSight(panel) : undefined;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const onPointer = (event: Event) => {
      if (isPressedOutside(event, container.current)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [open, close]);
  return { open, toggle: () => setOpen((was) => !was), close, container };
}
