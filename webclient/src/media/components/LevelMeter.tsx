import { useTranslation } from 'react-i18next';
import { useEffect, useState } from 'react';

import { Icon } from '#design/Icon.js';
import { Meter } from '#design/Meter.js';
import { watchLevel } from '../core/audio-level.js';
import styles from './LevelMeter.module.css';

/** How loud a microphone is at the moment, from 0 to 1. */
function useLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track) return undefined;
    const stop = watchLevel(track, setLevel);
    return () => {
      stop();
      setLevel(0);
    };
  }, [track]);
  return level;
}

/** Shows that a microphone receives sound. */
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
