/**
 * A visible page is painted within this time, in milliseconds; a page that is not painted continues
 * anyway.
 */
const PAINTED_WITHIN_MS = 300;

/**
 * Resolves once the prerendered shell of a page is painted; at once where there is none, or where
 * the page is not seen.
 */
export function firstPaint(page: Document): Promise<void> {
  const hasShell = page.getElementById('root')?.hasChildNodes() === true;
  if (!hasShell || page.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, PAINTED_WITHIN_MS);
    // A frame is painted right after its callbacks; what they ask for comes after it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
