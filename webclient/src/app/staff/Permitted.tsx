import { BASE_PATH, permits, type Policy } from '@foyer/contracts/identity';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';

import { Arch } from '#design/Arch.js';
import { buttonClass } from '#design/button-class.js';
import { Icon } from '#design/Icon.js';
import { usePageTitle } from '../usePageTitle.js';
import styles from './Permitted.module.css';
import { useStaff } from './staff-context.js';

/**
 * Shows its pages to members whose role opens them; other members see a notice, until their role
 * changes.
 */
export function Permitted({ policy }: { policy: Policy }) {
  const { profile } = useStaff();
  return permits(policy, profile.role) ? <Outlet /> : <NotPermitted />;
}

function NotPermitted() {
  const { t } = useTranslation();
  const { profile } = useStaff();
  const hasConsole = permits('calls.read-all', profile.role);
  const title = t(hasConsole ? 'auth.noDesk' : 'auth.noRights');
  usePageTitle(title);
  return (
    <main className={styles.page}>
      <div aria-hidden="true">
        <Arch>
          <Icon name={hasConsole ? 'sliders' : 'clock'} />
        </Arch>
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{t(hasConsole ? 'auth.noDeskText' : 'auth.noRightsText')}</p>
      {hasConsole && (
        <a className={buttonClass({ kind: 'primary' })} href={`${BASE_PATH}/console/`}>
          {t('auth.toConsole')}
        </a>
      )}
    </main>
  );
}
