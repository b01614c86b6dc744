import { useEffect, type RefObject } from 'react';

/** Marks a row that is scrolled sideways with `data-before` and `data-after` where it continues. */
export function useOverflow(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      element.toggleAttribute('data-before', scrollLeft > 1);
      element.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const sizes = new ResizeObserver(mark);
    sizes.observe(element);
    // Other tools have other colours and widths next to them.
    const contents = new MutationObserver(mark);
    contents.observe(element, { childList: true, subtree: true });
    element.addEventListener('scroll', mark, { passive: true });
    mark();
    return () => {
      sizes.disconnect();
      contents.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [row]);
}
