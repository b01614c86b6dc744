import { permits } from '@foyer/contracts/identity';
import { failureTexts } from '@foyer/contracts/notices';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadFailure } from '../../../app/LoadFailure.js';
import { ShortcutHelp } from '../../../app/shortcuts/ShortcutHelp.js';
import { useStaff } from '../../../app/staff/staff-context.js';
import { usePageTitle } from '../../../app/usePageTitle.js';
import { useTexts } from '../../../i18n/useTexts.js';
import { useStore } from '../../../state/store.js';
import { AvailabilityMenu } from './AvailabilityMenu.js';
import { CallElsewhere } from './CallElsewhere.js';
import { CheckNotice } from './CheckNotice.js';
import styles from './DeskPage.module.css';
import { incomingOf, mayTake } from './desk-session.js';
import { IncomingCall } from './IncomingCall.js';
import { IncomingConsult } from './IncomingConsult.js';
import { Lines } from './Lines.js';
import { LinesSkeleton } from './LinesSkeleton.js';
import { useDesktopNotification } from './notification/useDesktopNotification.js';
import { MyDay } from './MyDay.js';
import { Recently } from './Recently.js';
import { SoundNotice } from './SoundNotice.js';
import { useDesk } from './desk-context.js';

const NextMeetings = lazy(async () => ({
  default: (await import('../../calendar/NextMeetings.js')).NextMeetings,
}));

/** An agent's place at work: the lines, the visitor who rings, and the one in hand. */
export function DeskPage() {
  const { t } = useTranslation();
  const says = useTexts();
  const { tab, preference, profile } = useStaff();
  const isPrimary = useStore(tab.isPrimary) === true;
  const { desk, view, failure, callId, channel } = useDesk();
  const incoming = view && isPrimary ? incomingOf(view) : undefined;
  usePageTitle(
    incoming
      ? t('desk.ringsTitle', { name: incoming.visitor.visitorName ?? t('desk.visitor') })
      : t('desk.title'),
  );
  useDesktopNotification(isPrimary ? view : null, preference.notifications);

  // The call itself stands above the pages, in the place of this one.
  if (view && callId !== undefined && isPrimary) return channel ? null : <LinesSkeleton />;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('desk.title')}</h1>
        <div className={styles.tools}>
          <ShortcutHelp at="desk" />
          {view && <AvailabilityMenu desk={desk} state={view.desk} />}
        </div>
      </header>
      <main className={styles.main}>
        {view?.desk.availability === 'auto' && isPrimary && (
          <>
            <SoundNotice />
            <CheckNotice />
          </>
        )}
        {callId !== undefined && <CallElsewhere tab={tab} />}
        {view && (
          <Lines
            desk={desk}
            view={view}
            mayTake={mayTake(view.desk)}
            maySupervise={permits('lines.supervise', profile.role)}
          />
        )}
        {!view && failure === null && <LinesSkeleton />}
        {!view && failure !== null && (
          <LoadFailure
            text={says(failureTexts.FETCH_QUEUES)}
            failure={failure}
            again={() => void desk.refresh()}
          />
        )}
      </main>
      <aside className={styles.aside}>
        <MyDay />
        {permits('calendar.use', profile.role) && (
          <Suspense>
            <NextMeetings />
          </Suspense>
        )}
        <Recently />
      </aside>
      {view?.consult && isPrimary && (
        <IncomingConsult key={view.consult.callDetailId} consult={view.consult} />
      )}
      {incoming && <IncomingCall key={incoming.offerId} desk={desk} incoming={incoming} />}
    </div>
  );
}
