import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';

import { moved, nearest, turned, type Box, type Corner } from './corner.js';

/** A press that moves by less is no drag, in pixels. */
const STILL = 8;

interface Cornered {
  /** Of what stands in the corner. */
  readonly place: {
    readonly 'data-vertical': Corner['vertical'];
    readonly 'data-horizontal': Corner['horizontal'];
    readonly 'data-dragging': true | undefined;
    readonly style: CSSProperties | undefined;
  };
  /** Of what it is dragged and moved by. */
  readonly handle: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Moves it to the next corner, if the press was not the end of a drag. */
  readonly turn: () => void;
}

/**
 * Keeps something in the corner of the user's choice: dragged there, or moved by the arrow keys.
 * @param within The box that has the corners
 */
export function useCorner(within: (handle: Element) => Box | undefined): Cornered {
  const [corner, setCorner] = useState<Corner>({ vertical: 'bottom', horizontal: 'right' });
  const [drag, setDrag] = useState<{ x: number; y: number } | null>(null);
  const start = useRef({ x: 0, y: 0 });
  const wasDragged = useRef(false);
  return {
    place: {
      'data-vertical': corner.vertical,
      'data-horizontal': corner.horizontal,
      'data-dragging': drag !== null || undefined,
      style: drag ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined,
    },
    handle: {
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
        wasDragged.current = false;
        setDrag({ x: 0, y: 0 });
      },
      onPointerMove: (event) => {
        if (!drag) return;
        setDrag({ x: event.clientX - start.current.x, y: event.clientY - start.current.y });
      },
      onPointerUp: (event) => {
        setDrag(null);
        const box = within(event.currentTarget);
        if (!box || !drag || Math.hypot(drag.x, drag.y) <= STILL) return;
        wasDragged.current = true;
        setCorner(nearest(event.clientX, event.clientY, box));
      },
      onPointerCancel: () => setDrag(null),
      onKeyDown: (event) => {
        wasDragged.current = false;
        const next = moved(corner, event.key);
        if (!next) return;
        event.preventDefault();
        setCorner(next);
      },
    },
    turn: () => {
      if (!wasDragged.current) setCorner(turned(corner));
    },
  };
}
