import { failureTexts } from '@foyer/contracts/notices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../design/Button.js';
import type { DeskSession } from './desk-session.js';
import styles from './NotResponding.module.css';
import { useNotification } from './useNotification.js';

/** An agent who is busy without a call, such as with what a visitor left to do: it rings again by one click. */
export function Busy({ desk }: { readonly desk: DeskSession }) {
  const { t } = useTranslation();
  const notification = useNotification(failureTexts.CHANGE_STATUS);
  const [busy, setBusy] = useState(false);
  const ready = async () => {
    setBusy(true);
    await notification(() => desk.setCallStatus('available'));
    setBusy(false);
  };
  return (
    <section className={styles.notice} aria-label={t('desk.busy')}>
      <div>
        <p className={styles.title}>{t('desk.busy')}</p>
        <p>{t('desk.busyText')}</p>
      </div>
      <Button kind="primary" busy={busy} onClick={() => void ready()}>
        {t('desk.ready')}
      </Button>
    </section>
  );
}
