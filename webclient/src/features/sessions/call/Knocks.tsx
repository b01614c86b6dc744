import { useTranslation } from 'react-i18next';

import { AboveDialogs } from '#app/above-dialogs/AboveDialogs.js';
import { Button } from '#design/Button.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import type { CallControls } from './call-controls.js';
import styles from './Knocks.module.css';

interface KnocksProps {
  readonly call: CallInHand;
  readonly controls: CallControls;
  readonly act: (work: Promise<void>) => void;
}

/** The people who want to enter; shown only to participants who may admit them. */
export function Knocks({ call, controls, act }: KnocksProps) {
  const { t } = useTranslation();
  const knockers = call.state.now?.knockers ?? [];
  return (
    <AboveDialogs>
      <section
        className={styles.region}
        aria-label={t('sessionCall.lobby')}
        aria-live="polite"
        data-waiting
      >
        {knockers
          .filter(({ knockingStatus }) => knockingStatus === 'KNOCKING')
          .map(({ callJoinerId, displayName, afterRemoval }) => (
            <div key={callJoinerId} className={styles.card}>
              <p>{t('sessionCall.knocks', { name: displayName || t('call.somebody') })}</p>
              {afterRemoval && <p className={styles.wary}>{t('sessionCall.afterRemoval')}</p>}
              <div className={styles.actions}>
                <Button
                  kind="primary"
                  onClick={() => act(controls.answerKnock(callJoinerId, true))}
                >
                  {t('sessionCall.letIn')}
                </Button>
                <Button onClick={() => act(controls.answerKnock(callJoinerId, false))}>
                  {t('sessionCall.turnAway')}
                </Button>
              </div>
            </div>
          ))}
      </section>
    </AboveDialogs>
  );
}
