import { isOpen, type PublicPortal } from '@foyer/contracts/portals';
import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { useStore } from '#state/store.js';
import { VisitSession } from '../visit-session.js';
import { visitWorld } from '../visit-world.js';
import { forwardEscape } from './forward-escape.js';
import { hostPage } from './host-page.js';
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
  const [session] = useState(() => new VisitSession(visitWorld, portal._id));
  const [host] = useState(() => hostPage(sitesOf(portal)));
  const step = stepOf(useStore(session.state));
  const open = isOpen(portal);
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
