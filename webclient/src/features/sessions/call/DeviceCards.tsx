import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import styles from './ScreenCards.module.css';
import type { DeviceRequests } from './useDeviceRequest.js';

interface DeviceCardsProps {
  readonly call: CallInHand;
  readonly requests: DeviceRequests;
  readonly act: (work: Promise<void>) => void;
}

/**
 * Requests to turn microphone or camera on, with buttons to answer; and the results of the user's
 * own requests.
 */
export function DeviceCards({ call, requests, act }: DeviceCardsProps) {
  const { t } = useTranslation();
  const { asked, answered, answer, done } = requests;
  const nameOf = (userCallId: string) => {
    const one = call.state.others.find((other) => other.userCallId === userCallId);
    const { displayName = '' } = one ?? {};
    return displayName === '' ? t('call.somebody') : displayName;
  };
  return (
    <>
      {asked && (
        <div className={styles.card} role="alertdialog" aria-labelledby="device-request">
          <p id="device-request">
            {t(`sessionCall.asksFor.${asked.kind}`, { name: nameOf(asked.actionBy) })}
          </p>
          <div className={styles.actions}>
            <Button kind="primary" onClick={() => act(answer(true))}>
              {t('sessionCall.turnOn')}
            </Button>
            <Button onClick={() => act(answer(false))}>{t('sessionCall.turnAway')}</Button>
          </div>
        </div>
      )}
      {answered && answered.outcome !== 'accepted' && (
        <div className={styles.card} data-state={answered.outcome} role="status">
          <p>
            {t(`sessionCall.deviceRequest.${answered.outcome}`, {
              name: nameOf(answered.actionFor),
            })}
          </p>
          <div className={styles.actions}>
            <Button onClick={done}>{t('sessionCall.understood')}</Button>
          </div>
        </div>
      )}
    </>
  );
}
