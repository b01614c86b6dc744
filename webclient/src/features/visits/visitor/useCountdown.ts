import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Counts whole seconds down from when it is first drawn.
 * @returns how many are left, the last of which calls back
 */
export function useCountdown(seconds: number, onOver: () => void): number {
  const [left, setLeft] = useState(seconds);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1);
      else over();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
