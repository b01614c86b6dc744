import { Toaster } from '../design/Toaster.js';
import { AboveDialogs } from './above-dialogs/AboveDialogs.js';

/** Words that are younger than this may have moved before they were read out, in milliseconds. */
const FRESH_MS = 1_000;

/** Sets words once more that came as they moved: a screen reader misses those. */
function sayAgain(host: HTMLElement): void {
  for (const card of host.querySelectorAll<HTMLElement>('[data-since]')) {
    const said = card.querySelector(':scope > span');
    if (!said || performance.now() - Number(card.dataset.since) > FRESH_MS) continue;
    const words = said.textContent;
    said.textContent = '';
    requestAnimationFrame(() => (said.textContent = words));
  }
}

/** Toasts above each dialog, where they are seen, read out and pressed. */
export function Toasts() {
  return (
    <AboveDialogs onMoved={sayAgain}>
      <Toaster />
    </AboveDialogs>
  );
}
