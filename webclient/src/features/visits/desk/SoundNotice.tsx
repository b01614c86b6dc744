import { useTranslation } from 'react-i18next';

import { Icon } from '#design/Icon.js';
import styles from './SoundNotice.module.css';
import { useSoundAllowed } from '#media/sound/useSoundAllowed.js';
import { company } from '#state/company.js';
import { useStore } from '#state/store.js';

/** True if the browser keeps the ring silent until the agent clicks. */
export function useMuteRing(): boolean {
  const allowed = useSoundAllowed();
  // A ring that the deployment has silenced stays silent after a click too.
  const silent = useStore(company).sounds.queueCall.volume === 0;
  return !allowed && !silent;
}

/** Says that the ring cannot be heard, and what to do about it. */
export function SoundNotice() {
  const { t } = useTranslation();
  if (!useMuteRing()) return null;
  return (
    <p className={styles.notice} role="status">
      <Icon name="soundOff" />
      <span>
        <strong>{t('desk.soundOff')}</strong> {t('desk.soundOffText')}
      </span>
    </p>
  );
}
