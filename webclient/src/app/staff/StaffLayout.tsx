import { BASE_PATH } from '@foyer/contracts/identity';
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
import { SessionEnding } from './SessionEnding.js';
import { StaffProvider } from './staff-context.js';
import styles from './StaffLayout.module.css';
import { StaffSkeleton } from './StaffSkeleton.js';
import { useStaffConnection } from './useStaffConnection.js';
import { useToldOfRole } from './useToldOfRole.js';

/** What stands around every page of staff; who is not signed in is led to signing in, and back. */
export function StaffLayout() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { token, ended } = useStore(session.state);
  const { profile, changeProfile, connection, failure, again } = useStaffConnection(token);
  useToldOfRole(profile?.role);

  if (token === null) {
    const back = encodeURIComponent(BASE_PATH + pathname + search);
    const query = ended === null || ended === 'expired' ? `?return=${back}` : '';
    return <Navigate to={`/auth/login${query}`} replace />;
  }
  if (failure !== null && !profile) {
    return (
      <Notice
        title={t('desk.loadFailed')}
        text={messageOf(failure, t)}
        action={<Button onClick={again}>{t('visitor.again')}</Button>}
      />
    );
  }
  if (!profile || !connection) return <StaffSkeleton />;
  return (
    <StaffProvider value={{ profile, changeProfile, ...connection }}>
      <div className={styles.layout}>
        <Rail profile={profile} />
        <Outlet />
      </div>
      <div className={styles.lines}>
        <ConnectionLine channel={connection.wire.channel('application')} />
        <SecondTab tab={connection.tab} />
        <SessionEnding profile={profile} />
      </div>
    </StaffProvider>
  );
}
