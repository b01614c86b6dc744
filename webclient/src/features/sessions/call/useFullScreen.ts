import { useEffect, useState, type RefObject } from 'react';

import { debug } from '#debug.js';

/** Tells if an element fills the whole screen, and changes that. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const look = () => setOn(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);
  const toggle = () => {
    const work = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    work?.catch((error: unknown) => debug('call', 'full screen', error));
  };
  return { isOn, toggle };
}
