import { useEffect, useState, type RefObject } from 'react';

/**
 * Finds what of a wrapping row does not stand in its first line, and makes that inert: it is not
 * seen.
 * @param isRow True if it is a row now; else all of it is visible.
 * @returns whether anything has given way.
 */
export function useFolded(row: RefObject<HTMLElement | null>, isRow: boolean): boolean {
  const [isFolded, setFolded] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const parts = () =>
      [...element.children].filter(
        (part): part is HTMLElement =>
          part instanceof HTMLElement && !part.hasAttribute('data-gap'),
      );
    const look = () => {
      const first = parts()[0]?.offsetTop ?? 0;
      const end = element.offsetLeft + element.clientWidth;
      // The first stands in the first line even where there is no room for it.
      const isCut = (part: HTMLElement) =>
        part.offsetTop > first || part.offsetLeft + part.offsetWidth > end;
      const cut = isRow ? parts().filter(isCut) : [];
      for (const part of parts()) part.toggleAttribute('inert', cut.includes(part));
      if (isRow) setFolded(cut.length > 0);
    };
    look();
    const sizes = 'ResizeObserver' in globalThis ? new ResizeObserver(look) : undefined;
    sizes?.observe(element);
    const changes = new MutationObserver(look);
    changes.observe(element, { childList: true });
    return () => {
      sizes?.disconnect();
      changes.disconnect();
    };
  }, [row, isRow]);
  return isFolded;
}
