import { failureTexts } from '@foyer/contracts/notices';
import type { DeskView } from '@foyer/contracts/visits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../design/Button.js';
import type { DeskSession } from './desk-session.js';
import styles from './NotResponding.module.css';
import { useNotification } from './useNotification.js';

interface NotRespondingProps {
  readonly desk: DeskSession;
  readonly state: DeskView['desk'];
}

/** It rang here and no one answered: no one rings any more until the agent says to be back, by one click. */
export function NotResponding({ desk, state }: NotRespondingProps) {
  const { t } = useTranslation();
  const notification = useNotification(failureTexts.CHANGE_STATUS);
  const [busy, setBusy] = useState(false);
  const comeBack = async () => {
    setBusy(true);
    await notification(() => desk.setAvailability(state.availability));
    setBusy(false);
  };
  return (
    <section className={styles.notice} role="alert">
      <div>
        <p className={styles.title}>{t('desk.missed')}</p>
        <p>{t('desk.missedText')}</p>
      </div>
      <Button kind="primary" busy={busy} onClick={() => void comeBack()}>
        {t('desk.back')}
      </Button>
    </section>
  );
}
