import { useEffect, useState } from 'react';

const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** True if the kiosk was not touched for a while. @param after In milliseconds. */
export function usePageIdle(after: number): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), after);
    };
    for (const activity of activities) document.addEventListener(activity, wake, true);
    wake();
    return () => {
      clearTimeout(timer);
      for (const activity of activities) document.removeEventListener(activity, wake, true);
    };
  }, [after]);
  return idle;
}
