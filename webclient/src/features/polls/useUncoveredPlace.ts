import { useEffect, useState } from 'react';

import { placeAround } from '#design/useColouredPlace.js';

interface UncoveredPlace {
  /** The place for what stands above panels; undefined before the mark is drawn. */
  readonly place: Element | undefined;
  readonly mark: (element: Element | null) => void;
}

/** Follows where a notice can be seen and pressed: panels open and close while it stands. */
export function useUncoveredPlace(): UncoveredPlace {
  const [element, mark] = useState<Element | null>(null);
  const [place, setPlace] = useState<Element>();
  useEffect(() => {
    if (!element) return undefined;
    const look = () => setPlace(placeAround(element));
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, attributeFilter: ['inert'] });
    return () => observer.disconnect();
  }, [element]);
  return { place, mark };
}
