import type { Point } from '@foyer/contracts/board';
import { useRef, type PointerEvent, type RefObject } from 'react';

/** Handlers of movements on a page; places are in points of the page. */
export interface Movements {
  /** A finger or pointer comes down. @returns Whether it draws; else it scrolls */
  readonly begin: (at: Point, event: PointerEvent) => boolean;
  readonly move: (to: readonly Point[]) => void;
  readonly end: () => void;
  /** It was no stroke after all: a second finger came down, or the browser took it. */
  readonly cancel: () => void;
  /** Two fingers moved apart by this factor since the last time. */
  readonly pinch: (factor: number) => void;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Strokes with one pointer, and zooming with two fingers. */
export function useGestures(
  surface: RefObject<SVGSVGElement | null>,
  toPage: (point: Point) => Point,
  movements: Movements,
) {
  const fingers = useRef(new Map<number, Finger>());
  const drawing = useRef<number | null>(null);
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const svg = surface.current;
    const { left, top, width, height } = svg?.getBoundingClientRect() ?? new DOMRect();
    const { width: w = 1, height: h = 1 } = svg?.viewBox.baseVal ?? {};
    return toPage([((clientX - left) / width) * w, ((clientY - top) / height) * h]);
  };
  const spread = () => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const cancel = () => {
    if (drawing.current !== null) movements.cancel();
    drawing.current = null;
  };
  const gone = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button > 0) return;
      const { pointerId, clientX: x, clientY: y } = event;
      if (event.pointerType === 'touch') fingers.current.set(pointerId, { x, y });
      if (fingers.current.size > 1) {
        cancel();
        return;
      }
      if (!movements.begin(placeOf(event), event)) return;
      drawing.current = pointerId;
      surface.current?.setPointerCapture(pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const { pointerId, clientX: x, clientY: y } = event;
      if (fingers.current.has(pointerId)) {
        const before = spread();
        fingers.current.set(pointerId, { x, y });
        if (fingers.current.size > 1 && before > 0) movements.pinch(spread() / before);
      }
      if (drawing.current !== pointerId) return;
      // Those between two frames too, which make a stroke smooth.
      const all = event.nativeEvent.getCoalescedEvents();
      movements.move((all.length > 0 ? all : [event.nativeEvent]).map(placeOf));
    },
    onPointerUp: (event: PointerEvent) => {
      gone(event);
      if (drawing.current !== event.pointerId) return;
      drawing.current = null;
      movements.end();
    },
    onPointerCancel: (event: PointerEvent) => {
      gone(event);
      if (drawing.current === event.pointerId) cancel();
    },
  };
}
