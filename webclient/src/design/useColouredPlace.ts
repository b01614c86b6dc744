import { useCallback, useState } from 'react';

interface ColouredPlace {
  /** Where a part that stands outside of what opened it is drawn; undefined until it is found. */
  readonly place: Element | undefined;
  /** The reference of an element that marks what opened it. */
  readonly mark: (element: Element | null) => void;
}

/** The next part of the page around a mark that has colours of its own, or else the whole page. */
export function useColouredPlace(): ColouredPlace {
  const [place, setPlace] = useState<Element>();
  const mark = useCallback((element: Element | null) => {
    if (element) setPlace(element.closest('body :is([data-mode], [data-ground])') ?? document.body);
  }, []);
  return { place, mark };
}
