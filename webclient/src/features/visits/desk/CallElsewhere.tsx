import { useTranslation } from 'react-i18next';

import type { PrimaryTab } from '../../../app/staff/primary-tab.js';
import { Button } from '../../../design/Button.js';
import { Card } from '../../../design/Card.js';
import styles from './CallElsewhere.module.css';
import { useTold } from './useTold.js';

/** The call is on in the main tab; it can be taken over. */
export function CallElsewhere({ tab }: { tab: PrimaryTab }) {
  const { t } = useTranslation();
  const told = useTold();
  return (
    <Card className={styles.card}>
      <p>{t('desk.callElsewhere')}</p>
      <Button onClick={() => void told(tab.claim)}>{t('desk.takeCallHere')}</Button>
    </Card>
  );
}
