/** Parts of the page that close by Escape themselves. */
const TAKES_ESCAPE = 'dialog[open], [role=dialog], [role=menu], [aria-expanded=true], aside';

/**
 * Forwards Escape from a page in a frame, which the page around it does not see, where it means
 * nothing here. @returns what ends it
 */
export function forwardEscape(forward: () => void): () => void {
  let isTaken = false;
  // Looked at before any part closes.
  const look = () => {
    isTaken = document.querySelector(TAKES_ESCAPE) !== null;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isTaken && !event.defaultPrevented) forward();
  };
  addEventListener('keydown', look, { capture: true });
  addEventListener('keydown', onKey);
  return () => {
    removeEventListener('keydown', look, { capture: true });
    removeEventListener('keydown', onKey);
  };
}
