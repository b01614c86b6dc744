import { useTranslation } from 'react-i18next';

import { Button } from '../../../design/Button.js';
import styles from './Steps.module.css';
import { useCountdown } from './useCountdown.js';

/** So long the goodbye can be read before the visitor is led on, in seconds. */
const READ_S = 10;

interface LeadOnProps {
  /** Whether nothing is asked of the visitor any more. */
  readonly done: boolean;
  readonly onGo: () => void;
}

/** Leads a visitor on to where the portal wants them after the goodbye: by itself where nothing is left to do here. */
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

/** Begins again from the front where something was still to do meanwhile. */
function Countdown({ onGo }: Pick<LeadOnProps, 'onGo'>) {
  const { t } = useTranslation();
  const left = useCountdown(READ_S, onGo);
  return (
    <p className={styles.soft} aria-live="off">
      {t('goodbye.onwardIn', { count: left })}
    </p>
  );
}
