import { useEffect, useState, type RefObject } from 'react';

const activities = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether no one has moved or pressed anything within an element for a while. @param after In milliseconds. */
export function useIdle(element: RefObject<HTMLElement | null>, after: number): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), after);
    };
    for (const activity of activities) target.addEventListener(activity, wake);
    wake();
    return () => {
      clearTimeout(timer);
      for (const activity of activities) target.removeEventListener(activity, wake);
    };
  }, [element, after]);
  return idle;
}
