import { failureTexts } from '@foyer/contracts/notices';
import type { DeskView } from '@foyer/contracts/visits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../design/Button.js';
import { duration } from '../../../state/duration.js';
import { useNow } from '../../../state/now.js';
import type { DeskSession } from './desk-session.js';
import styles from './NotResponding.module.css';
import { useNotification } from './useNotification.js';

interface WrapUpProps {
  readonly desk: DeskSession;
  readonly wrapUp: NonNullable<DeskView['desk']['wrapUp']>;
}

/** After a call: how long it does not ring yet, with the ways to be ready earlier and to take more time. */
export function WrapUp({ desk, wrapUp }: WrapUpProps) {
  const { t } = useTranslation();
  const notification = useNotification(failureTexts.CHANGE_STATUS);
  const [busy, setBusy] = useState(false);
  const left = Math.max(0, Date.parse(wrapUp.endsAt) - useNow());
  const say = async (callStatus: 'available' | 'busy') => {
    setBusy(true);
    await notification(() => desk.setCallStatus(callStatus));
    setBusy(false);
  };
  return (
    <section className={styles.notice} aria-label={t('desk.wrapUp')}>
      <div>
        <p className={styles.title}>{t('desk.wrapUp')}</p>
        <p>
          {t('desk.wrapUpText')} <span className="figures">{duration(left)}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void say('busy')}>
          {t('desk.moreTime')}
        </Button>
        <Button kind="primary" busy={busy} onClick={() => void say('available')}>
          {t('desk.ready')}
        </Button>
      </div>
    </section>
  );
}
