import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';

import { prepared } from '../app/prepared.js';
import { useDesk } from '../features/visits/desk/desk-context.js';

// The calendar draws on sessions; the calls of both are put together here.
const calls = {
  sessions: prepared(
    async () => (await import('../features/sessions/call/SessionCall.js')).SessionCall,
  ),
  calendar: prepared(async () => (await import('../features/calendar/MeetingCall.js')).MeetingCall),
};

const ADDRESS = /^\/(sessions|calendar)\/([^/]+)\/call\/?$/;

interface OpenedCall {
  readonly kind: keyof typeof calls;
  readonly id: string;
}

/** The call whose page has this address. */
function callAt(pathname: string): OpenedCall | null {
  const [, kind, id] = ADDRESS.exec(pathname) ?? [];
  return id === undefined ? null : { kind: kind === 'sessions' ? kind : 'calendar', id };
}

const isSame = (one: OpenedCall, other: OpenedCall | null): boolean =>
  one.kind === other?.kind && one.id === other.id;

/**
 * The call of a session or meeting, which outlives its page: on the page it fills it, elsewhere it
 * stands small above. A visitor in hand stands there instead; the call is then kept on hold.
 */
export function OpenCall() {
  const { pathname } = useLocation();
  const { callId: visitor } = useDesk();
  const here = callAt(pathname);
  const [open, setOpen] = useState(here);
  const [isIn, setIn] = useState(false);
  const change = (next: OpenedCall | null) => {
    setOpen(next);
    setIn(false);
  };
  if (here && !isSame(here, open)) change(here);
  else if (!here && open && (!isIn || visitor !== undefined)) change(null);
  if (!open) return null;
  const { Part } = calls[open.kind];
  return (
    <Suspense>
      <Part key={`${open.kind}/${open.id}`} id={open.id} small={here === null} onIn={setIn} />
    </Suspense>
  );
}
