import { useLocation } from 'react-router';

import { useTopDialog } from '#app/above-dialogs/top-dialog.js';
import { useStaff } from '#app/staff/staff-context.js';
import { useUrgentTitle } from '#app/urgent-title.js';
import { useStore } from '#state/store.js';
import { useDesk } from '../desk-context.js';
import { incomingOf } from '../desk-session.js';
import { IncomingCall } from '../IncomingCall.js';
import { IncomingConsult } from '../IncomingConsult.js';
import { useDesktopNotification } from '../notification/useDesktopNotification.js';
import { useRingTitle } from '../notification/useRingTitle.js';
import { useWhoWaits } from '../notification/useWhoWaits.js';
import { AwayFromTheDesk } from './AwayFromTheDesk.js';

/**
 * Rings on each page of an agent, since an agent counts as present on all of them: by a card, the
 * tone, the browser's tab and the desktop.
 */
export function DeskBell() {
  const { desk, view } = useDesk();
  const { tab, preference } = useStaff();
  const { pathname } = useLocation();
  const isPrimary = useStore(tab.isPrimary) === true;
  const isAtDesk = pathname === '/desk';
  // The desk says it itself, where it can be reached.
  const isSaidThere = useTopDialog() === null && isAtDesk;
  const whoWaits = useWhoWaits(view);
  useUrgentTitle(useRingTitle(view) ?? whoWaits);
  useDesktopNotification(isPrimary ? view : null, preference.notifications);
  if (!view) return null;
  const answering = {
    loud: isPrimary,
    keys: isAtDesk && isPrimary,
    takeHere: async () => (isPrimary ? undefined : tab.claim()),
  };
  const incoming = incomingOf(view);
  return (
    <>
      {!isSaidThere && isPrimary && <AwayFromTheDesk desk={desk} state={view.desk} />}
      {view.consult && (
        <IncomingConsult
          key={view.consult.callDetailId}
          consult={view.consult}
          answering={answering}
        />
      )}
      {incoming && (
        <IncomingCall
          key={incoming.offerId}
          desk={desk}
          incoming={incoming}
          answering={answering}
        />
      )}
    </>
  );
}
