import { permits } from '@foyer/contracts/identity';
import { failureTexts } from '@foyer/contracts/notices';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { prepared } from '#app/prepared.js';
import { LoadFailure } from '#app/LoadFailure.js';
import { ShortcutHelp } from '#app/shortcuts/ShortcutHelp.js';
import { useStaff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { useTexts } from '#i18n/useTexts.js';
import { useStore } from '#state/store.js';
import { AvailabilityMenu } from './AvailabilityMenu.js';
import { CallElsewhere } from './CallElsewhere.js';
import { CheckNotice } from './CheckNotice.js';
import styles from './DeskPage.module.css';
import { mayTake } from './desk-session.js';
import { Lines } from './Lines.js';
import { LinesSkeleton } from './LinesSkeleton.js';
import { MyDay } from './MyDay.js';
import { Recently } from './Recently.js';
import { SoundNotice } from './SoundNotice.js';
import { useDesk } from './desk-context.js';

const { Part: NextMeetings } = prepared(
  async () => (await import('../../calendar/NextMeetings.js')).NextMeetings,
);

/** An agent's place at work: the lines, and the one in hand; who rings stands above all pages. */
export function DeskPage() {
  const { t } = useTranslation();
  const says = useTexts();
  const { tab, profile } = useStaff();
  const isPrimary = useStore(tab.isPrimary) === true;
  const { desk, view, failure, callId, channel } = useDesk();
  usePageTitle(t('desk.title'));

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
    </div>
  );
}
