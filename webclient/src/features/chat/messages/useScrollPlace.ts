import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** So close to the end counts as there, in pixels. */
const NEAR_END = 48;
/** So close to the beginning older messages are asked for, in pixels. */
const NEAR_START = 200;
/** The space above the first new message, in pixels. */
const BESIDE_DIVIDER = 16;
/** Marks the line before what is new. */
export const DIVIDER = 'data-divider';

interface Shown {
  /** The oldest message that is drawn. */
  readonly first: string | undefined;
  /** The newest message that is drawn, sent or not. */
  readonly last: string | undefined;
  /** True if the newest message is being written here. */
  readonly isOwn: boolean;
}

interface ScrollPlace {
  readonly list: RefObject<HTMLDivElement | null>;
  /** True if the newest message is in sight. */
  readonly atEnd: boolean;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

/**
 * Keeps the read text in its place: at the end new messages move it up; elsewhere it stays still,
 * even when older ones are put before.
 * @param onNearStart Asked for older messages
 */
export function useScrollPlace(
  { first, last, isOwn }: Shown,
  onNearStart: () => void,
): ScrollPlace {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<{ first: string | undefined; last: string | undefined; height: number }>({
    first: undefined,
    last: undefined,
    height: 0,
  });
  const isAtEnd = useRef(true);
  const [atEnd, setAtEnd] = useState(true);

  const look = useCallback(() => {
    const { current } = list;
    if (!current) return;
    const { scrollTop, scrollHeight, clientHeight } = current;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
    setAtEnd(isAtEnd.current);
    if (scrollTop < NEAR_START) onNearStart();
  }, [onNearStart]);

  const toEnd = useCallback(() => {
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
    isAtEnd.current = true;
    setAtEnd(true);
  }, []);

  useLayoutEffect(() => {
    const { current } = list;
    if (!current || first === undefined) return;
    const was = before.current;
    const isPrepended = was.first !== undefined && was.first !== first && was.last === last;
    const divider = current.querySelector<HTMLElement>(`[${DIVIDER}]`);
    if (isPrepended) current.scrollTop += current.scrollHeight - was.height;
    else if (was.first === undefined && divider) {
      // Reading continues where it was left off; messages that fit on the page below it are in
      // sight, too.
      current.scrollTop +=
        divider.getBoundingClientRect().top - current.getBoundingClientRect().top - BESIDE_DIVIDER;
      isAtEnd.current = false;
    } else if (isAtEnd.current || (isOwn && was.last !== last)) {
      current.scrollTop = current.scrollHeight;
      isAtEnd.current = true;
    }
    before.current = { first, last, height: current.scrollHeight };
    look();
  }, [first, last, isOwn, look]);

  // The list grows and shrinks with the field below it and with the window; what is at its end
  // stays in sight.
  useEffect(() => {
    const { current } = list;
    if (!current || !('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) current.scrollTop = current.scrollHeight;
      before.current = { ...before.current, height: current.scrollHeight };
    });
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return { list, atEnd, onScroll: look, toEnd };
}
