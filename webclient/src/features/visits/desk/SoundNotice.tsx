import { useTranslation } from 'react-i18next';

import { Icon } from '../../../design/Icon.js';
import styles from './SoundNotice.module.css';
import { useSoundAllowed } from '../../../media/sound/useSoundAllowed.js';

/** Says that the ring cannot be heard, and what to do about it. */
export function SoundNotice() {
  const { t } = useTranslation();
  if (useSoundAllowed()) return null;
  return (
    <p className={styles.notice} role="status">
      <Icon name="soundOff" />
      <span>
        <strong>{t('desk.soundOff')}</strong> {t('desk.soundOffText')}
      </span>
    </p>
  );
}
