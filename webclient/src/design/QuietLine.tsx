import type { ReactNode } from 'react';

import styles from './QuietLine.module.css';

/** One quiet line at the top of the page: what is amiss, while it is. */
export function QuietLine({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line} role="status" data-above>
      {children}
    </div>
  );
}
