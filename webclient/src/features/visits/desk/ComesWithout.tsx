import type { LineEntry } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

import { Badge } from '#design/Badge.js';
import styles from './ComesWithout.module.css';

/** Says before the call that a visitor will not be seen or heard. */
export function ComesWithout({ missing }: Pick<LineEntry, 'missing'>) {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  return (
    <p className={styles.without} data-testid="without">
      {missing.map((device) => (
        <Badge key={device}>{t(`desk.without.${device}`)}</Badge>
      ))}
    </p>
  );
}
