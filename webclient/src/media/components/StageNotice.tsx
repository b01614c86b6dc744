import type { ReactNode } from 'react';

import styles from './StageNotice.module.css';

/** What the stage has to say while there is no picture. */
export function StageNotice({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
