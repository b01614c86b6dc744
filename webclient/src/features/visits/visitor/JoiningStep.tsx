import type { PublicPortal } from '@foyer/contracts/portals';
import { useTranslation } from 'react-i18next';

import { StepFrame } from './StepFrame.js';
import styles from './Steps.module.css';

/** The moment between being taken and seeing each other. */
export function JoiningStep({ portal }: { portal: PublicPortal }) {
  const { t } = useTranslation();
  return (
    <StepFrame portal={portal}>
      <h1 className={styles.title}>{t('visitor.joining')}</h1>
      <p className={styles.soft} role="status">
        {t('visitor.joiningText')}
      </p>
    </StepFrame>
  );
}
