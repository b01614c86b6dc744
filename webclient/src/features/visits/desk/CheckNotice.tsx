import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useStaff } from '#app/staff/staff-context.js';
import { Button } from '#design/Button.js';
import { CheckDevices } from '#media/components/CheckDevices.js';
import { isCheckDue, keepChecked } from '#media/core/last-check.js';
import styles from './CheckNotice.module.css';

/** Offers a test of the devices before the first call that rings; empty if there was one lately. */
export function CheckNotice() {
  const { t } = useTranslation();
  const { wire } = useStaff();
  const [due, setDue] = useState(() => isCheckDue(localStorage, Date.now()));
  if (!due) return null;
  const dismiss = () => {
    keepChecked(localStorage, Date.now());
    setDue(false);
  };
  return (
    <section className={styles.notice} aria-label={t('devices.check.title')}>
      <p>{t('devices.check.lead')}</p>
      <div className={styles.actions}>
        <CheckDevices
          kind="secondary"
          size="small"
          channel={wire.channel('application')}
          onDone={() => setDue(false)}
        />
        <Button kind="quiet" size="small" onClick={dismiss}>
          {t('devices.check.notNow')}
        </Button>
      </div>
    </section>
  );
}
