import { Suspense } from 'react';
import { useLocation } from 'react-router';

import { prepared } from '../app/prepared.js';
import { useDesk } from '../features/visits/desk/desk-context.js';
import { useOpenedCall } from './useOpenedCall.js';

// The calendar draws on sessions; the calls of both are put together here.
const calls = {
  sessions: prepared(
    async () => (await import('../features/sessions/call/SessionCall.js')).SessionCall,
  ),
  calendar: prepared(async () => (await import('../features/calendar/MeetingCall.js')).MeetingCall),
};

/**
 * The call of a session or meeting, which outlives its page: on the page it fills it, elsewhere it
 * stands small above. A visitor in hand stands there instead; the call is then kept on hold.
 */
export function OpenCall() {
  const { pathname } = useLocation();
  const { callId: visitor } = useDesk();
  const { open, small, onIn } = useOpenedCall(pathname, visitor !== undefined);
  if (!open) return null;
  const { kind, id } = open;
  const { Part } = calls[kind];
  return (
    <Suspense>
      <Part key={`${kind}/${id}`} {...{ id, small, onIn }} />
    </Suspense>
  );
}
