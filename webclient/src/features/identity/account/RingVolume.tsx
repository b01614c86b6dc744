import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useStaff } from '#app/staff/staff-context.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { ringVolume } from '#state/ring-volume.js';
import { sounds } from '#media/sound/sounds.js';
import { useSoundAllowed } from '#media/sound/useSoundAllowed.js';
import styles from './RingVolume.module.css';
import { volumeInWords } from './volume-in-words.js';

/** Chooses the volume of the ring, with a sample before it is saved. */
export function RingVolume({
  value,
  onChange,
}: {
  value: number;
  onChange: (value: number) => void;
}) {
  const { t } = useTranslation();
  const { preference } = useStaff();
  const id = useId();
  useSoundAllowed();
  // A volume that was tried and not saved is reset.
  useEffect(() => () => ringVolume.set(preference.ringVolume), [preference.ringVolume]);

  const listen = () => {
    ringVolume.set(value);
    sounds.ring();
  };
  const percent = volumeInWords(value);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('account.preference.ringVolume')}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          type="range"
          className={styles.slider}
          min={0}
          max={1}
          step={0.1}
          value={value}
          aria-valuetext={percent}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <output htmlFor={id} className={`${styles.value} figures`}>
          {percent}
        </output>
        <Button size="small" icon={<Icon name="sound" />} onClick={listen} disabled={value === 0}>
          {t('account.preference.listen')}
        </Button>
      </div>
      {value === 0 && <p className={styles.hint}>{t('account.preference.silent')}</p>}
    </div>
  );
}
