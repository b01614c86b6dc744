import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#design/Icon.js';
import styles from './DeviceDetails.module.css';

/** Folds the choice of devices away: what the browser took is right for most. */
export function DeviceDetails({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className={styles.devices}>
      <summary>
        <Icon name="sliders" />
        {t('devices.devices')}
      </summary>
      {children}
    </details>
  );
}
