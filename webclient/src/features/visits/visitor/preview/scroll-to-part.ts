import type { PreviewedPart } from '@foyer/contracts/portals';

const PARTS: Readonly<Record<PreviewedPart, string>> = { callButton: 'main [type="submit"]' };

/** The free space below a part, in pixels. */
const FREE = 24;

/**
 * Keeps a part of the page in sight, also when what is above it comes later; the page alone
 * scrolls, not the one around it.
 * @param part null: from the top.
 * @returns what ends it
 */
export function scrollToPart(part: PreviewedPart | null): () => void {
  if (part === null) {
    scrollTo({ top: 0 });
    return () => undefined;
  }
  const scroll = () => {
    const bottom = document.querySelector(PARTS[part])?.getBoundingClientRect().bottom;
    if (bottom === undefined) return;
    scrollTo({ top: Math.max(0, bottom + scrollY + FREE - innerHeight) });
  };
  scroll();
  const resizes = new ResizeObserver(scroll);
  resizes.observe(document.body);
  return () => resizes.disconnect();
}
