import { BASE_PATH, permits, type Profile } from '@foyer/contracts/identity';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';

import { Icon } from '../design/Icon.js';
import { Mark } from '../design/Mark.js';
import { useMissedCalls } from '../features/calls/useMissedCalls.js';
import { company } from '../state/company.js';
import { useStore } from '../state/store.js';
import { AccountMenu } from './AccountMenu.js';
import styles from './Rail.module.css';

/** The narrow rail between the pages of staff; it shows what the role opens. */
export function Rail({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  // Past payments stay readable at their address.
  const paymentsOn = useStore(company).modules.paymentTerminalModuleActive;
  return (
    <nav className={styles.rail} aria-label={t('desk.pages')}>
      <div className={styles.mark}>
        <Mark quiet />
      </div>
      {permits('desk.work', profile.role) && (
        <>
          <NavLink to="/desk" className={styles.entry ?? ''}>
            <Icon name="bell" />
            {t('desk.title')}
          </NavLink>
          <CallsLink />
        </>
      )}
      {permits('sessions.use', profile.role) && (
        <NavLink to="/sessions" className={styles.entry ?? ''}>
          <Icon name="user" />
          {t('sessions.title')}
        </NavLink>
      )}
      {permits('calendar.use', profile.role) && (
        <NavLink to="/calendar" className={styles.entry ?? ''}>
          <Icon name="calendar" />
          {t('calendar.title')}
        </NavLink>
      )}
      {paymentsOn && permits('payments.read', profile.role) && (
        <NavLink to="/payments" className={styles.entry ?? ''}>
          <Icon name="card" />
          {t('payments.title')}
        </NavLink>
      )}
      {permits('calls.read-all', profile.role) && (
        <a href={`${BASE_PATH}/console/`} className={styles.entry}>
          <Icon name="sliders" />
          {t('desk.console')}
        </a>
      )}
      <div className={styles.end}>
        <AccountMenu profile={profile} />
      </div>
    </nav>
  );
}

/** Leads to the member's calls; if some were missed, to the log that names them. */
function CallsLink() {
  const { t } = useTranslation();
  const missed = useMissedCalls();
  return (
    <NavLink to={missed > 0 ? '/calls/log' : '/calls'} className={styles.entry ?? ''}>
      <span className={styles.counted}>
        <Icon name="history" />
        {missed > 0 && (
          <span className={styles.count} aria-hidden>
            {missed > 99 ? '99+' : missed}
          </span>
        )}
      </span>
      {t('calls.title')}
      {missed > 0 && (
        <span className="visually-hidden">{t('calls.log.missed', { count: missed })}</span>
      )}
    </NavLink>
  );
}
