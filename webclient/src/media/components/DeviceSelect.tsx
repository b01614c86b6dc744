import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { Device } from '../core/local-state.js';
import styles from './DeviceSelects.module.css';

interface DeviceSelectProps {
  readonly label: string;
  readonly devices: readonly Device[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Chooses one device of a kind. */
export function DeviceSelect({ label, devices, chosen, onChoose }: DeviceSelectProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        disabled={devices.length === 0}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        {devices.length === 0 && <option value="">{t('devices.none')}</option>}
        {devices.map(({ id: device, label: name }, index) => (
          <option key={device} value={device}>
            {name || t('devices.unnamed', { number: index + 1 })}
          </option>
        ))}
      </select>
    </div>
  );
}
