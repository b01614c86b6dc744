import { failureTexts } from '@foyer/contracts/notices';
import { useState, type ReactNode } from 'react';

import { Button } from '#design/Button.js';
import styles from './DeskNotice.module.css';
import { useNotification } from './useNotification.js';

interface Action {
  readonly label: string;
  readonly run: () => Promise<unknown>;
}

interface DeskNoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  /**
   * The action that solves the problem, by one click; left out if the problem ends automatically.
   */
  readonly main?: Action;
  readonly other?: Action;
  /** Stands below the words and the actions. */
  readonly more?: ReactNode;
  /** True if it is read out as soon as it appears. */
  readonly urgent?: boolean;
}

/** Why it does not ring at this desk, and what the agent can do about it. */
export function DeskNotice({
  title,
  children,
  main,
  other,
  more,
  urgent = false,
}: DeskNoticeProps) {
  const notification = useNotification(failureTexts.CHANGE_STATUS);
  const [busy, setBusy] = useState(false);
  const does =
    ({ run }: Action) =>
    async () => {
      setBusy(true);
      await notification(run);
      setBusy(false);
    };
  return (
    <section className={styles.notice} {...(urgent ? { role: 'alert' } : { 'aria-label': title })}>
      <div>
        <p className={styles.title}>{title}</p>
        <p>{children}</p>
      </div>
      <div className={styles.actions}>
        {other && (
          <Button busy={busy} onClick={() => void does(other)()}>
            {other.label}
          </Button>
        )}
        {main && (
          <Button kind="primary" busy={busy} onClick={() => void does(main)()}>
            {main.label}
          </Button>
        )}
      </div>
      {more && <div className={styles.more}>{more}</div>}
    </section>
  );
}
