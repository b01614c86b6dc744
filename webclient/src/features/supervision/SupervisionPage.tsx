import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { useStaff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { useCallChannel } from '#media/hooks/useCallChannel.js';
import { SupervisedCall } from './SupervisedCall.js';
import { company } from '#state/company.js';
import { useStore } from '#state/store.js';
import styles from './SupervisionPage.module.css';
import { useMayListenSilently } from './useMayListenSilently.js';

/** A supervisor at an agent's call: first the mode, then the call. */
export function SupervisionPage() {
  const { t } = useTranslation();
  const { callId = '' } = useParams();
  const { wire } = useStaff();
  const { legal } = useStore(company);
  usePageTitle(t('supervision.title'));
  const [silent, setSilent] = useState<boolean | null>(null);
  const mayBeSilent = useMayListenSilently(callId);
  const [ended, setEnded] = useState<string | null>(null);
  const channel = useCallChannel(wire, silent === null ? undefined : callId);
  if (silent !== null && channel) {
    const leave = (why: string | null) => {
      setSilent(null);
      setEnded(why ?? t('supervision.over'));
    };
    return <SupervisedCall channel={channel} callId={callId} silent={silent} onOver={leave} />;
  }
  return (
    <main className={styles.page}>
      <h1>{t('supervision.title')}</h1>
      <p>{t(legal.tellsOfListeners ? 'supervision.text' : 'supervision.textUntold')}</p>
      <div role="status">{ended !== null && <p className={styles.ended}>{ended}</p>}</div>
      <div className={styles.actions}>
        <Button kind="primary" busy={silent !== null} onClick={() => setSilent(false)}>
          {t('supervision.listen')}
        </Button>
        {mayBeSilent && (
          <Button busy={silent !== null} onClick={() => setSilent(true)}>
            {t('supervision.listenSilently')}
          </Button>
        )}
      </div>
    </main>
  );
}
