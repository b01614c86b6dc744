import { isOpen, type PublicPortal } from '@foyer/contracts/portals';
import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { useStore } from '#state/store.js';
import { VisitSession } from '../visit-session.js';
import { visitWorld } from '../visit-world.js';
import { forwardEscape } from './forward-escape.js';
import { hostPage } from './host-page.js';
import { forgetPastGoodbye, noteGoodbye } from './kept-goodbye.js';
import { leaveVisit } from './leave-visit.js';
import { stepOf } from './step-of.js';

interface EmbeddedPortalProps {
  readonly portal: PublicPortal;
  /** Shows a visit; the page brings it, so that it stays in one piece with it. */
  readonly children: (portal: PublicPortal, session: VisitSession) => ReactNode;
}

/** A portal that a former version of this page has kept has no such list. */
const sitesOf = ({ embedding }: Partial<PublicPortal>): readonly string[] =>
  embedding?.origins ?? [];

/** A portal on a company's own site, which learns how far the visit has come. */
export function EmbeddedPortal({ portal, children }: EmbeddedPortalProps) {
  const { _id: portalId } = portal;
  const [session] = useState(() => {
    forgetPastGoodbye(sessionStorage, portalId);
    return new VisitSession(visitWorld, portalId);
  });
  const [host] = useState(() => hostPage(sitesOf(portal)));
  const state = useStore(session.state);
  const step = stepOf(state);
  const ended = step === 'ended' ? state.view?.clientId : undefined;
  const open = isOpen(portal);
  useEffect(() => {
    if (ended !== undefined) noteGoodbye(sessionStorage, portalId, ended);
  }, [portalId, ended]);
  useEffect(() => host?.tell({ step, isOpen: open }), [host, step, open]);
  useEffect(
    () =>
      host?.onLeave(() => {
        void leaveVisit(session)
          .catch(() => undefined)
          .then(() => host.tell({ done: 'left' }));
      }),
    [host, session],
  );
  useEffect(() => host && forwardEscape(() => host.tell({ done: 'escape' })), [host]);
  // The site itself knows where it leads on after `ended`; its page is not left for it.
  const shown = useMemo(() => ({ ...portal, redirectLink: '' }), [portal]);
  return children(shown, session);
}
