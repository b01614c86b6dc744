import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a part whose view is replaced: the button that replaced it is gone, and the
 * focus would fall to the page. A view with a field of its own begins there.
 * @param view another value for each view
 * @returns the part, which has to take the focus (`tabIndex` -1)
 */
export function useFocusOfView(view: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (part.current?.contains(document.activeElement) === false) part.current.focus();
  }, [view]);
  return part;
}
