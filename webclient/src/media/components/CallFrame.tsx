import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { classes } from '#design/classes.js';
import styles from './CallFrame.module.css';
import { useCorner } from './useCorner.js';

interface CallFrameProps {
  /** Names the call while it is small. */
  readonly label: string;
  /** The page of the call. */
  readonly path: string;
  /** True if another page is open, with the call standing small above it. */
  readonly small: boolean;
  /** Lays out the call where it fills its page. */
  readonly className: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

const wholeWindow = () => ({
  ...{ left: 0, top: 0 },
  width: globalThis.innerWidth,
  height: globalThis.innerHeight,
});

/** The frame of a call of staff. A small call can be moved off what it covers. */
export function CallFrame({ label, path, small, className, ref, children }: CallFrameProps) {
  const { t } = useTranslation();
  const { place, handle, turn } = useCorner(wholeWindow);
  return (
    <div
      ref={ref}
      className={classes(className, small && styles.frame, small && styles.small)}
      role={small ? 'complementary' : undefined}
      aria-label={small ? label : undefined}
      data-testid={small ? 'small-call' : 'full-call'}
      {...(small && place)}
    >
      {small && (
        <div className={styles.lead}>
          <Link to={path} className={styles.back}>
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
