import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { notificationPermission } from '#app/notification-permission.js';
import { useStaff } from '#app/staff/staff-context.js';
import { buttonClass } from '#design/button-class.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { useSoundAllowed } from '#media/sound/useSoundAllowed.js';
import { company } from '#state/company.js';
import { ringVolume } from '#state/ring-volume.js';
import { useStore } from '#state/store.js';
import styles from './SoundNotice.module.css';

/** True if the browser keeps the ring silent until the agent clicks. */
export function useMuteRing(): boolean {
  const allowed = useSoundAllowed();
  // A ring that the deployment has silenced stays silent after a click too.
  const silent = useStore(company).sounds.queueCall.volume === 0;
  return !allowed && !silent;
}

function Unheard({ title, text, mend }: { title: string; text: string; mend: ReactNode }) {
  return (
    <p className={styles.notice} role="status">
      <Icon name="soundOff" />
      <span className={styles.words}>
        <strong>{title}</strong> {text}
      </span>
      {mend}
    </p>
  );
}

/** Says why the agent may not learn of a ring, and mends it or leads to where it is mended. */
export function SoundNotice() {
  const { t } = useTranslation();
  const { preference } = useStaff();
  const isMute = useMuteRing();
  const isSilent = useStore(ringVolume) === 0;
  const isBlocked = useStore(notificationPermission()) === 'denied' && preference.notifications;
  const settings = (
    <Link to="/account/preferences" className={buttonClass({ size: 'small' })}>
      {t('desk.unheard.settings')}
    </Link>
  );
  if (isSilent)
    return (
      <Unheard
        title={t('desk.unheard.silent')}
        text={t('desk.unheard.silentText')}
        mend={settings}
      />
    );
  // Any click lets the browser ring; the button is there for who looks for one.
  if (isMute)
    return (
      <Unheard
        title={t('desk.soundOff')}
        text={t('desk.soundOffText')}
        mend={<Button size="small">{t('desk.unheard.ring')}</Button>}
      />
    );
  return isBlocked ? (
    <Unheard
      title={t('desk.unheard.blocked')}
      text={t('desk.unheard.blockedText')}
      mend={settings}
    />
  ) : null;
}
