import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { AboveDialogs } from '#app/above-dialogs/AboveDialogs.js';
import { usePageInUse } from '#app/build/page-in-use.js';
import { prepared } from '#app/prepared.js';
import { useStaff } from '#app/staff/staff-context.js';
import { useStore } from '#state/store.js';
import { KeptCalls } from '#features/sessions/call/KeptCalls.js';
import { DeskBell } from './bell/DeskBell.js';
import { DeskProvider } from './desk-context.js';
import { DeskSession, incomingOf } from './desk-session.js';
import { useFellHere } from './useFellHere.js';
import { useCallChannel } from '#media/hooks/useCallChannel.js';

const callAtDesk = prepared(async () => (await import('./CallAtDesk.js')).CallAtDesk, {
  vital: true,
});

const ON_DUTY = new Set(['auto', 'manual']);

/**
 * The agent's desk with its bell and its call, which outlive the open page. On the desk the call
 * fills the page, elsewhere it stands small above it.
 */
export function AboveThePages({ children }: { children: ReactNode }) {
  const { wire, tab } = useStaff();
  const { pathname } = useLocation();
  const isPrimary = useStore(tab.isPrimary) === true;
  const [desk] = useState(() => new DeskSession(wire.channel('application')));
  const view = useStore(desk.view);
  const failure = useStore(desk.failure);
  const engagement = view?.desk.engagement;
  const callId = engagement?.kind === 'inCall' ? engagement.callDetailId : undefined;
  const fellHere = useFellHere(tab, callId);
  const incoming = view && isPrimary ? incomingOf(view) : undefined;
  const channel = useCallChannel(
    wire,
    isPrimary ? (callId ?? incoming?.visitor.clientId) : undefined,
  );

  // Browsers let a page that was reloaded without a click make no sound: it would not ring.
  usePageInUse(view !== null && ON_DUTY.has(view.desk.availability));
  useEffect(() => {
    desk.open();
    return () => desk.close();
  }, [desk]);
  useEffect(() => {
    // Loaded before a visitor rings, so that there is no delay between accepting and seeing.
    void callAtDesk.prepare();
  }, []);

  return (
    <DeskProvider value={{ desk, view, failure, callId, channel }}>
      {children}
      <AboveDialogs>
        <DeskBell />
        {view && <KeptCalls calls={view.desk.otherCalls} hasVisitor={callId !== undefined} />}
      </AboveDialogs>
      {view && callId !== undefined && isPrimary && channel && (
        <Suspense>
          <callAtDesk.Part
            key={callId}
            callDetailId={callId}
            channel={channel}
            desk={desk}
            view={view}
            small={pathname !== '/desk'}
            devicesOff={fellHere}
          />
        </Suspense>
      )}
    </DeskProvider>
  );
}
