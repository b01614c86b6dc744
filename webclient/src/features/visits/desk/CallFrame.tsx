import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { classes } from '#design/classes.js';
import { useCorner } from '#media/components/useCorner.js';
import styles from './CallAtDesk.module.css';

interface CallFrameProps {
  readonly visitor: string;
  /** True if another page is open, with the call standing small above it. */
  readonly small: boolean;
  readonly withChat: boolean;
  readonly children: ReactNode;
}

const wholeWindow = () => ({
  ...{ left: 0, top: 0 },
  width: globalThis.innerWidth,
  height: globalThis.innerHeight,
});

/** The frame of a call at the desk. A small call can be moved off what it covers. */
export function CallFrame({ visitor, small, withChat, children }: CallFrameProps) {
  const { t } = useTranslation();
  const { place, handle, turn } = useCorner(wholeWindow);
  return (
    <div
      className={classes(styles.page, small && styles.small, withChat && styles.withChat)}
      role={small ? 'complementary' : undefined}
      aria-label={small ? t('desk.callWith', { name: visitor }) : undefined}
      data-testid={small ? 'small-call' : 'full-call'}
      {...(small && place)}
    >
      {small && (
        <div className={styles.lead}>
          <Link to="/desk" className={styles.back}>
            {t('desk.backToCall')}
          </Link>
          <button
            type="button"
            className={styles.move}
            aria-label={t('desk.moveCall')}
            title={t('desk.moveCall')}
            {...handle}
            onClick={turn}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3" />
            </svg>
          </button>
        </div>
      )}
      {children}
    </div>
  );
}
