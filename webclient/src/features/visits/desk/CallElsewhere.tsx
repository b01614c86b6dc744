import { useTranslation } from 'react-i18next';

import type { PrimaryTab } from '#app/staff/primary-tab.js';
import { Button } from '#design/Button.js';
import { Card } from '#design/Card.js';
import styles from './CallElsewhere.module.css';
import { useNotification } from './useNotification.js';

/** The call is on in the main tab; it can be taken over. */
export function CallElsewhere({ tab }: { tab: PrimaryTab }) {
  const { t } = useTranslation();
  const notification = useNotification();
  return (
    <Card className={styles.card}>
      <p>{t('desk.callElsewhere')}</p>
      <Button onClick={() => void notification(tab.claim)}>{t('desk.takeCallHere')}</Button>
    </Card>
  );
}
