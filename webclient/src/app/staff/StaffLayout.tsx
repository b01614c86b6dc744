import { BASE_PATH, permits } from '@foyer/contracts/identity';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';

import { Button } from '../../design/Button.js';
import { session } from '../../session/session.js';
import { useStore } from '../../state/store.js';
import { ConnectionLine } from '../ConnectionLine.js';
import { messageOf } from '../message-of.js';
import { Notice } from '../Notice.js';
import { Rail } from './Rail.js';
import { SecondTab } from './SecondTab.js';
import { signOut } from './sign-out.js';
import { StaffProvider } from './staff-context.js';
import styles from './StaffLayout.module.css';
import { StaffSkeleton } from './StaffSkeleton.js';
import { useStaffConnection } from './useStaffConnection.js';

/** What stands around every page of staff; who is not signed in is led to signing in, and back. */
export function StaffLayout() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { token, ended } = useStore(session.state);
  const { profile, connection, failure, again } = useStaffConnection(token);

  if (token === null) {
    const back = encodeURIComponent(BASE_PATH + pathname + search);
    const query = ended === null || ended === 'expired' ? `?return=${back}` : '';
    return <Navigate to={`/auth/login${query}`} replace />;
  }
  if (failure !== null) {
    return (
      <Notice
        title={t('desk.loadFailed')}
        text={messageOf(failure, t)}
        action={<Button onClick={again}>{t('visitor.again')}</Button>}
      />
    );
  }
  if (!profile || !connection) return <StaffSkeleton />;
  if (!permits('desk.work', profile.role)) {
    return (
      <Notice
        title={t('auth.noRights')}
        text={t('auth.noRightsText')}
        action={<Button onClick={() => void signOut()}>{t('auth.signOut')}</Button>}
      />
    );
  }
  return (
    <StaffProvider value={{ profile, ...connection }}>
      <div className={styles.layout}>
        <Rail profile={profile} />
        <Outlet />
      </div>
      <ConnectionLine channel={connection.wire.channel('application')} />
      <SecondTab tab={connection.tab} />
    </StaffProvider>
  );
}
