import { useEffect, useState, type RefObject } from 'react';

const activities = ['pointermove', 'pointerdown', 'focusin'] as const;
/** A tap is over at the latest so long after the finger has left, in milliseconds. */
const TAP_MS = 400;

interface Idle {
  /** True if there was no movement and no press for a while. */
  readonly idle: boolean;
  /**
   * The same, and on until the tap that ended it is over: it was no press of what it brought to
   * sight.
   */
  readonly asleep: boolean;
}

/**
 * Detects if there was no movement, press or key within an element for a while.
 * @param after In milliseconds.
 */
export function useIdle(element: RefObject<HTMLElement | null>, after: number): Idle {
  const [state, setState] = useState<Idle>({ idle: false, asleep: false });
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let tap: ReturnType<typeof setTimeout> | undefined;
    let isIdle = false;
    /**
     * A person who has come to a control by the keyboard, or opened something, keeps it. A dialog
     * stands elsewhere in the page.
     */
    const isInUse = () =>
      target.querySelector('[role=toolbar] :is(:focus-visible, [aria-expanded=true])') !== null ||
      document.querySelector('dialog[open]') !== null;
    const rest = () => {
      if (isInUse()) {
        timer = setTimeout(rest, after);
        return;
      }
      isIdle = true;
      setState({ idle: true, asleep: true });
    };
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, after);
    };
    const wake = ({ type }: Event) => {
      begin();
      const isTap = type === 'pointerdown' && isIdle;
      if (isIdle) setState({ idle: false, asleep: isTap });
      isIdle = false;
      if (!isTap) return;
      clearTimeout(tap);
      tap = setTimeout(endTap, TAP_MS * 5);
    };
    const endTap = () => {
      clearTimeout(tap);
      tap = undefined;
      setState((present) => (present.idle ? present : { idle: false, asleep: false }));
    };
    /** The click of a tap comes after the finger has left. */
    const onRelease = () => {
      if (tap === undefined) return;
      clearTimeout(tap);
      tap = setTimeout(endTap, TAP_MS);
    };
    for (const activity of activities) target.addEventListener(activity, wake);
    document.addEventListener('keydown', wake);
    document.addEventListener('pointerup', onRelease);
    document.addEventListener('pointercancel', onRelease);
    begin();
    return () => {
      clearTimeout(timer);
      clearTimeout(tap);
      for (const activity of activities) target.removeEventListener(activity, wake);
      document.removeEventListener('keydown', wake);
      document.removeEventListener('pointerup', onRelease);
      document.removeEventListener('pointercancel', onRelease);
    };
  }, [element, after]);
  return state;
}
