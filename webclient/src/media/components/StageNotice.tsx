import type { ReactNode } from 'react';

import styles from './StageNotice.module.css';

/** The message of the stage while there is no picture. */
export function StageNotice({ text, action }: { text: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
