import { useEffect, useState, type RefObject } from 'react';

/**
 * Tells if a part of the page fills the screen, and changes it; has no effect if the browser
 * forbids it.
 */
export function useFullScreen(part: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggle = () => {
    const done = isFull ? document.exitFullscreen() : part.current?.requestFullscreen();
    done?.catch(() => undefined);
  };
  return [isFull, toggle];
}
