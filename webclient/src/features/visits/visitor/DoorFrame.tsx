import type { ReactNode } from 'react';

import { LanguageSwitch } from '../../../design/LanguageSwitch.js';
import styles from './DoorFrame.module.css';

/** The doorway in which a portal greets. */
export function DoorFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <main className={styles.door}>{children}</main>
      <footer className={styles.footer}>
        <LanguageSwitch />
      </footer>
    </div>
  );
}
