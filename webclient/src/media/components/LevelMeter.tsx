import { useTranslation } from 'react-i18next';

import { Icon } from '../../design/Icon.js';
import { Meter } from '../../design/Meter.js';
import { useLevel } from '../hooks/useLevel.js';
import styles from './LevelMeter.module.css';

/** Shows that a microphone hears something. */
export function LevelMeter({ track }: { track: MediaStreamTrack }) {
  const { t } = useTranslation();
  const level = useLevel(track);
  return (
    <div className={styles.level}>
      <Icon name="microphone" />
      <Meter label={t('devices.level')} value={level} tone="live" />
    </div>
  );
}
