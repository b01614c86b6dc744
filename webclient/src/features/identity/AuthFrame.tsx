import { useEffect, type ReactNode } from 'react';

import { askForCompany } from '#app/company/followCompany.js';
import { PublicFooter } from '#app/PublicFooter.js';
import { Mark } from '#design/Mark.js';
import styles from './AuthFrame.module.css';

interface AuthFrameProps {
  readonly title: string;
  readonly lead?: string;
  /** Stands above the title, such as a sign. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** The page around signing in. */
export function AuthFrame({ title, lead, above, children }: AuthFrameProps) {
  useEffect(askForCompany, []);
  return (
    <div className={styles.page}>
      <aside className={styles.picture} aria-hidden="true">
        <div className={styles.starts}>
          <span />
          <span />
          <span />
        </div>
      </aside>
      <main className={styles.main}>
        <Mark />
        <div className={styles.content}>
          {above}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        <PublicFooter />
      </main>
    </div>
  );
}
