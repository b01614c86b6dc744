import type { ReactNode } from 'react';

import { PublicFooter } from './PublicFooter.js';
import { Mark } from '../design/Mark.js';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly sign?: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
  /** True if the text changes while it is read, so that it is read out again. */
  readonly live?: boolean;
}

/** A page that has one thing to say. */
export function Notice({ sign, title, text, action, live = false }: NoticeProps) {
  return (
    <div className={styles.page}>
      <header>
        <Mark />
      </header>
      <main className={styles.main}>
        <div className={styles.start} aria-hidden="true">
          {sign}
        </div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text} role={live ? 'status' : undefined}>
          {text}
        </p>
        {action}
      </main>
      <footer>
        <PublicFooter />
      </footer>
    </div>
  );
}
