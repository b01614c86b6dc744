import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import styles from './AboveDialogs.module.css';
import { keepAbove } from './keep-above.js';

interface AboveDialogsProps {
  readonly children: ReactNode;
  /** Called each time they stand elsewhere; must stay the same. */
  readonly onMoved?: (host: HTMLElement) => void;
}

/**
 * Keeps what must be answered above each dialog, see {@link keepAbove}. Presses on it are not
 * presses outside the dialog.
 */
export function AboveDialogs({ children, onMoved }: AboveDialogsProps) {
  const [host] = useState(() => document.createElement('div'));
  const home = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!home.current) return undefined;
    const stop = keepAbove(host, home.current, onMoved);
    return () => {
      stop();
      host.remove();
    };
  }, [host, onMoved]);
  return (
    <div ref={home} className={styles.home} data-above>
      {createPortal(children, host)}
    </div>
  );
}
