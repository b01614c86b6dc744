import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { notificationPermission } from '#app/notification-permission.js';
import { Button } from '#design/Button.js';
import { FormProblem } from '#design/FormProblem.js';
import { Section } from '#design/Section.js';
import { toast } from '#design/toasts.js';
import { useStore } from '#state/store.js';
import { deviceNotices, tryNotices, turnNoticesOff, turnNoticesOn } from './device-notices.js';
import styles from './DeviceNotices.module.css';
import { PushNotOffered } from './push-browser.js';

/** Turns the notices of this device on and off, and tries them. */
export function DeviceNotices() {
  const { t } = useTranslation();
  const present = useStore(deviceNotices);
  const permission = useStore(notificationPermission());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isRefused = present !== 'absent' && permission === 'denied';
  const state = isRefused ? 'refused' : present;

  const act = (doing: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    void doing()
      .catch((error: unknown) =>
        setProblem(
          error instanceof PushNotOffered ? t('account.device.notOffered') : messageOf(error, t),
        ),
      )
      .finally(() => setBusy(false));
  };
  const test = async () => {
    if (await tryNotices()) toast(t('account.device.tested'));
    else setProblem(t('account.device.notTaken'));
  };
  return (
    <Section title={t('account.device.title')} lead={t('account.device.lead')}>
      <FormProblem text={problem} />
      <p role="status" data-notices={state}>
        {t(`account.device.is.${state}`)}
      </p>
      <div className={styles.actions}>
        {state === 'off' && (
          <Button busy={busy} onClick={() => act(turnNoticesOn)}>
            {t('account.device.turnOn')}
          </Button>
        )}
        {state === 'on' && (
          <>
            <Button busy={busy} onClick={() => act(test)}>
              {t('account.device.test')}
            </Button>
            <Button busy={busy} onClick={() => act(turnNoticesOff)}>
              {t('account.device.turnOff')}
            </Button>
          </>
        )}
      </div>
    </Section>
  );
}
