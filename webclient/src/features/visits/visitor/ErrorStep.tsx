import type { PublicPortal } from '@foyer/contracts/portals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { toast } from '#design/toasts.js';
import { StepFrame } from './StepFrame.js';
import styles from './Steps.module.css';
import type { VisitSession } from './visit-session.js';

/** A visit that cannot continue; it stays so until the visitor begins again. */
export function ErrorStep({ portal, session }: { portal: PublicPortal; session: VisitSession }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      await session.restart();
    } catch (error) {
      toast(messageOf(error, t), 'problem');
    }
    setBusy(false);
  };
  return (
    <StepFrame portal={portal}>
      <div role="alert">
        <h1 className={styles.title}>{t('visitor.errorTitle')}</h1>
        <p className={styles.soft}>{t('visitor.errorText')}</p>
      </div>
      <Button kind="primary" size="large" busy={busy} onClick={() => void begin()}>
        {t('visitor.begin')}
      </Button>
    </StepFrame>
  );
}
