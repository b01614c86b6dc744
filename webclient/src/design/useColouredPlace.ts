import { useCallback, useState } from 'react';

interface ColouredPlace {
  /** Where a part that stands outside of what opened it is drawn; undefined until it is found. */
  readonly place: Element | undefined;
  /** The reference of an element that marks what opened it. */
  readonly mark: (element: Element | null) => void;
}

const COLOURED = 'body :is([data-mode], [data-ground])';

/** A panel that covers a part makes it inert, and with it all that is drawn inside. */
export function placeAround(element: Element): Element {
  const inert = element.closest('[inert]');
  if (inert?.parentElement) return placeAround(inert.parentElement);
  return element.closest(COLOURED) ?? document.body;
}

/**
 * The next part of the page around a mark that has colours of its own, or else the whole page.
 * It is none that a panel covers: a question there could not be answered.
 */
export function useColouredPlace(): ColouredPlace {
  const [place, setPlace] = useState<Element>();
  const mark = useCallback((element: Element | null) => {
    if (element) setPlace(placeAround(element));
  }, []);
  return { place, mark };
}
