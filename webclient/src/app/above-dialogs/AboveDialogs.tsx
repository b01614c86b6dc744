import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import styles from './AboveDialogs.module.css';
import { keepAbove } from './keep-above.js';

/**
 * Keeps what must be answered above each dialog, see {@link keepAbove}. Presses on it are not
 * presses outside the dialog.
 */
export function AboveDialogs({ children }: { readonly children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'));
  const home = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!home.current) return undefined;
    const stop = keepAbove(host, home.current);
    return () => {
      stop();
      host.remove();
    };
  }, [host]);
  return (
    <div ref={home} className={styles.home} data-above>
      {createPortal(children, host)}
    </div>
  );
}
