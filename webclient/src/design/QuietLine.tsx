import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { makeRoom } from './line-room.js';
import styles from './QuietLine.module.css';

/** One quiet line at the top of the page: what is amiss, while it is. The page begins below it. */
export function QuietLine({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (line.current ? makeRoom(line.current) : undefined), []);
  return (
    <div ref={line} className={styles.line} role="status" data-above>
      {children}
    </div>
  );
}
