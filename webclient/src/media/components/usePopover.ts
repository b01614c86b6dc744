import { useEffect, useRef, useState, type RefObject } from 'react';

interface Popover {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly container: RefObject<HTMLDivElement | null>;
}

/** A panel that closes by Escape, which gives the focus back, and by a press elsewhere. */
export function usePopover(): Popover {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      container.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    };
    const onPointer = (event: Event) => {
      if (!container.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [open]);
  return { open, toggle: () => setOpen((was) => !was), container };
}
