import { failureTexts } from '@foyer/contracts/notices';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadFailure } from '../../../app/LoadFailure.js';
import { prepared } from '../../../app/prepared.js';
import { useStaff } from '../../../app/staff/staff-context.js';
import { usePageTitle } from '../../../app/usePageTitle.js';
import { useTexts } from '../../../i18n/useTexts.js';
import { useStore } from '../../../state/store.js';
import { AvailabilityMenu } from './AvailabilityMenu.js';
import { CallElsewhere } from './CallElsewhere.js';
import styles from './DeskPage.module.css';
import { incomingOf, mayTake } from './desk-session.js';
import { IncomingCall } from './IncomingCall.js';
import { Lines } from './Lines.js';
import { LinesSkeleton } from './LinesSkeleton.js';
import { useDesktopNotification } from './notification/useDesktopNotification.js';
import { Recently } from './Recently.js';
import { SoundNotice } from './SoundNotice.js';
import { useCallChannel } from './useCallChannel.js';
import { useDesk } from './useDesk.js';

const callAtDesk = prepared(async () => (await import('./CallAtDesk.js')).CallAtDesk);

/** An agent's place at work: the lines, the visitor who rings, and the one in hand. */
export function DeskPage() {
  const { t } = useTranslation();
  const says = useTexts();
  const { tab, wire, preference } = useStaff();
  const isPrimary = useStore(tab.isPrimary) === true;
  const { desk, view, failure } = useDesk();
  const incoming = view && isPrimary ? incomingOf(view) : undefined;
  const engagement = view?.desk.engagement;
  const callId = engagement?.kind === 'inCall' ? engagement.callDetailId : undefined;
  const channel = useCallChannel(
    wire,
    isPrimary ? (callId ?? incoming?.visitor.clientId) : undefined,
  );
  usePageTitle(
    incoming
      ? t('desk.ringsTitle', { name: incoming.visitor.visitorName ?? t('desk.visitor') })
      : t('desk.title'),
  );
  useDesktopNotification(isPrimary ? view : null, preference.notifications);
  useEffect(() => {
    // Ready before anybody rings, so that nothing but the call itself comes between accepting and seeing.
    void callAtDesk.prepare();
  }, []);

  if (view && callId !== undefined && isPrimary) {
    if (!channel) return <LinesSkeleton />;
    return (
      <Suspense fallback={<LinesSkeleton />}>
        <callAtDesk.Part
          key={callId}
          callDetailId={callId}
          channel={channel}
          desk={desk}
          view={view}
        />
      </Suspense>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('desk.title')}</h1>
        {view && <AvailabilityMenu desk={desk} state={view.desk} />}
      </header>
      <main className={styles.main}>
        {view?.desk.availability === 'auto' && isPrimary && <SoundNotice />}
        {callId !== undefined && <CallElsewhere tab={tab} />}
        {view && <Lines desk={desk} view={view} mayTake={mayTake(view.desk)} />}
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
        <Recently />
      </aside>
      {incoming && <IncomingCall key={incoming.offerId} desk={desk} incoming={incoming} />}
    </div>
  );
}
