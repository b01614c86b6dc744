import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import styles from './Steps.module.css';
import { useCountdown } from './useCountdown.js';

/** The time to read the goodbye before the visitor is redirected, in seconds. */
const READ_S = 10;

interface LeadOnProps {
  /** True if there are no more questions to the visitor. */
  readonly done: boolean;
  readonly onGo: () => void;
}

/**
 * Redirects a visitor to the portal's chosen page after the goodbye: automatically if there is no
 * more to do here.
 */
export function LeadOn({ done, onGo }: LeadOnProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.actions}>
        <Button kind="primary" onClick={onGo}>
          {t('goodbye.onward')}
        </Button>
      </div>
      {done && <Countdown onGo={onGo} />}
    </>
  );
}

/** Begins again from the start after there was more to do here. */
function Countdown({ onGo }: Pick<LeadOnProps, 'onGo'>) {
  const { t } = useTranslation();
  const left = useCountdown(READ_S, onGo);
  return (
    <p className={styles.soft} aria-live="off">
      {t('goodbye.onwardIn', { count: left })}
    </p>
  );
}
