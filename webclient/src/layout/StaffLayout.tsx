import { BASE_PATH, permits } from '@foyer/contracts/identity';
import { failureTexts } from '@foyer/contracts/notices';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';

import { NewVersion } from '../app/build/NewVersion.js';
import { prepared } from '../app/prepared.js';
import { makeQueryClient } from '../app/queries/query-client.js';
import { Button } from '../design/Button.js';
import { dismissProblems } from '../design/toasts.js';
import { useForgottenDrafts } from '../features/chat/useForgottenDrafts.js';
import { IncomingSessionCall } from '../features/sessions/call/IncomingSessionCall.js';
import { AboveThePages } from '../features/visits/desk/AboveThePages.js';
import { useTexts } from '../i18n/useTexts.js';
import { session } from '../session/session.js';
import { useStore } from '../state/store.js';
import { ConnectionLine } from '../app/ConnectionLine.js';
import { messageOf } from '../app/message-of.js';
import { Notice } from '../app/Notice.js';
import { sentences } from '../app/sentences.js';
import { OpenCall } from './OpenCall.js';
import { Rail } from './Rail.js';
import { SecondTab } from '../app/staff/SecondTab.js';
import { SessionEnding } from './SessionEnding.js';
import { StaffProvider } from '../app/staff/staff-context.js';
import styles from './StaffLayout.module.css';
import { StaffSkeleton } from './StaffSkeleton.js';
import { usePreference } from '../app/staff/usePreference.js';
import { useStaffConnection } from '../app/staff/useStaffConnection.js';
import { useRoleNotification } from '../app/staff/useRoleNotification.js';

const { Part: OwnPasswordFirst } = prepared(
  async () => (await import('../features/identity/account/OwnPasswordFirst.js')).OwnPasswordFirst,
);
const { Part: FactorFirst } = prepared(
  async () => (await import('../features/identity/factor/FactorFirst.js')).FactorFirst,
);
const { Part: MeetingNotices } = prepared(
  async () => (await import('../features/calendar/MeetingNotices.js')).MeetingNotices,
  { look: 'none' },
);

const { Part: StaffApp } = prepared(
  async () => (await import('../features/web-push/StaffApp.js')).StaffApp,
  { look: 'none' },
);

/**
 * The frame around each page of staff; leads a visitor who is not signed in to the sign-in, and
 * back.
 */
export function StaffLayout() {
  const { t } = useTranslation();
  const says = useTexts();
  const { pathname, search } = useLocation();
  const { token, ended } = useStore(session.state);
  const [queries] = useState(makeQueryClient);
  const { settings, changeSettings, connection, failure, again } = useStaffConnection(token);
  useRoleNotification(settings?.profile.role);
  usePreference(settings?.preference);
  useForgottenDrafts();
  useEffect(() => dismissProblems, [pathname]);

  if (token === null) {
    const back = encodeURIComponent(BASE_PATH + pathname + search);
    const query = ended === null || ended === 'expired' ? `?return=${back}` : '';
    return <Navigate to={`/auth/login${query}`} replace />;
  }
  if (failure !== null && !settings) {
    return (
      <Notice
        title={t('desk.loadFailed')}
        text={sentences(says(failureTexts.FETCH_PROFILE), messageOf(failure, t))}
        action={<Button onClick={again}>{t('visitor.again')}</Button>}
      />
    );
  }
  if (settings?.profile.mustChangePassword) {
    return <OwnPasswordFirst profile={settings.profile} onChanged={again} />;
  }
  if (settings?.profile.mustSetUpFactor) {
    return (
      <FactorFirst account={settings.profile.userName ?? settings.profile.email} onSetUp={again} />
    );
  }
  if (!settings || !connection) return <StaffSkeleton />;
  return (
    <QueryClientProvider client={queries}>
      <StaffProvider
        value={{
          ...settings,
          changeProfile: (profile) => changeSettings({ profile }),
          changePreference: (preference) => changeSettings({ preference }),
          ...connection,
        }}
      >
        <div className={styles.layout}>
          <Rail profile={settings.profile} />
          {permits('desk.work', settings.profile.role) ? (
            <AboveThePages>
              <Outlet />
              <OpenCall />
            </AboveThePages>
          ) : (
            <Outlet />
          )}
        </div>
        <div data-above>
          <ConnectionLine channel={connection.wire.channel('application')} />
          <NewVersion channel={connection.wire.channel('application')} />
          <SecondTab tab={connection.tab} />
          <SessionEnding profile={settings.profile} />
          {permits('sessions.use', settings.profile.role) && <IncomingSessionCall />}
          <Suspense>
            <StaffApp />
          </Suspense>
          {permits('calendar.use', settings.profile.role) && (
            <Suspense>
              <MeetingNotices />
            </Suspense>
          )}
        </div>
      </StaffProvider>
    </QueryClientProvider>
  );
}
