import { useEffect, useState, type RefObject } from 'react';

/** Whether a part of the page fills the screen, and how that is changed; where the browser does not let it, nothing happens. */
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
