import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useStore } from '../state/store.js';
import { Button } from './Button.js';
import { Icon } from './Icon.js';
import { IconButton } from './IconButton.js';
import styles from './Toaster.module.css';
import { classes } from './classes.js';
import { dismissToast, toasts, type Toast } from './toasts.js';

const icons = { info: 'info', good: 'check', problem: 'warning' } as const;

function ToastCard({ toast: { id, kind, text, duration, action } }: { toast: Toast }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const [since] = useState(() => performance.now());
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [held, id, duration]);
  return (
    <li
      className={classes(styles.toast, styles[kind])}
      data-since={since}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[kind]} />
      <span className={styles.text}>{text}</span>
      {action && (
        <Button
          size="small"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        icon="close"
        label={t('app.dismiss')}
        className={styles.close ?? ''}
        onClick={() => dismissToast(id)}
      />
    </li>
  );
}

/**
 * Shows toasts top right, and those that can be undone bottom right; each for its time, longer
 * while the user reads it.
 */
export function Toaster() {
  const { t } = useTranslation();
  const present = useStore(toasts);
  return (
    <section className={styles.notices} aria-label={t('app.notices')} aria-live="polite" data-above>
      {[false, true].map((undoes) => (
        <ul
          key={`${undoes}`}
          className={classes(styles.region, undoes ? styles.below : styles.above)}
        >
          {present
            .filter(({ action }) => Boolean(action) === undoes)
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} />
            ))}
        </ul>
      ))}
    </section>
  );
}
