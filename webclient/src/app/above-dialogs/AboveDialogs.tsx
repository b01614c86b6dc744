import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import styles from './AboveDialogs.module.css';
import { useTopDialog } from './top-dialog.js';

/**
 * Keeps what must be answered above each dialog. A browser makes all inert that is not inside the
 * top dialog, so it moves in there, as it is; presses on it are not presses outside the dialog.
 */
export function AboveDialogs({ children }: { readonly children: ReactNode }) {
  const [host] = useState(makeHost);
  const home = useRef<HTMLDivElement>(null);
  const dialog = useTopDialog();
  useLayoutEffect(() => {
    if (dialog) {
      move(host, dialog);
      host.setAttribute('popover', 'manual');
      // Older browsers draw it inside the dialog's layer, which is the top one as well.
      if ('showPopover' in host) host.showPopover();
    } else if (home.current) move(host, home.current);
  }, [host, dialog]);
  useLayoutEffect(() => () => host.remove(), [host]);
  return (
    <div ref={home} className={styles.home} data-above>
      {createPortal(children, host)}
    </div>
  );
}

function makeHost(): HTMLDivElement {
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  return host;
}

/** Moves it without a loss of focus or a new start of its animations, where the browser can. */
function move(host: HTMLElement, to: Element): void {
  // A popover that is open keeps its old place in the top layer.
  host.removeAttribute('popover');
  if (host.isConnected && 'moveBefore' in to) to.moveBefore(host, null);
  else to.append(host);
}
