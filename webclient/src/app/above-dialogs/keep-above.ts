import styles from './AboveDialogs.module.css';
import { followTopDialog } from './top-dialog.js';

/**
 * Keeps an element above each dialog. A browser makes all inert that is not inside the top dialog,
 * so it moves in there, as it is, and back home.
 * @param onMoved Called each time it stands elsewhere
 * @returns What ends it
 */
export function keepAbove(
  host: HTMLElement,
  home: HTMLElement,
  onMoved?: (host: HTMLElement) => void,
): () => void {
  if (styles.host) host.classList.add(styles.host);
  return followTopDialog((dialog) => {
    if (dialog) {
      move(host, dialog);
      host.setAttribute('popover', 'manual');
      // Older browsers draw it inside the dialog's layer, which is the top one as well.
      if ('showPopover' in host) host.showPopover();
    } else move(host, home);
    onMoved?.(host);
  });
}

/** Moves it without a loss of focus or a new start of its animations, where the browser can. */
function move(host: HTMLElement, to: Element): void {
  // A popover that is open keeps its old place in the top layer.
  host.removeAttribute('popover');
  if (host.parentElement === to) return;
  if (host.isConnected && 'moveBefore' in to) to.moveBefore(host, null);
  else to.append(host);
}
