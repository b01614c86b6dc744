import type { ContentSlot, PublicPortal } from '@foyer/contracts/portals';
import { useEffect, useState, type ReactNode } from 'react';

import { usePageInUse } from '#app/build/page-in-use.js';
import type { VisitSession } from '../visit-session.js';
import { drawCamera } from './drawn-camera.js';
import { followDraft, type Draft } from './follow-draft.js';
import { isInner, portalAt, previewedVisit } from './previewed-visit.js';
import { readFilesAsStaff } from './read-files-as-staff.js';
import { scrollToPart } from './scroll-to-part.js';
import { useDraftLogo } from './useDraftLogo.js';

/**
 * Leaves the focus to the form next to a preview: steps take it when they appear, which would
 * interrupt typing.
 * @returns what ends it
 */
function leaveFocus(): () => void {
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
  if (own === undefined) return () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'focus', { ...own, value: () => undefined });
  return () => Object.defineProperty(HTMLElement.prototype, 'focus', own);
}

let shown: ContentSlot = 'welcome';

interface PreviewedPortalProps {
  readonly portal: PublicPortal;
  /** Shows a visit; the page brings it, so that it stays in one piece with it. */
  readonly children: (portal: PublicPortal, session: VisitSession) => ReactNode;
}

/**
 * A portal as the console is just editing it, at one station of a visitor's way. None of it reaches
 * the line.
 */
export function PreviewedPortal({ portal: saved, children }: PreviewedPortalProps) {
  const [draft, setDraft] = useState<Draft>();
  // It belongs to the console, which reloads itself.
  usePageInUse(true);
  const { station = 'welcome', itemId = null, part = null } = draft ?? {};
  useEffect(() => {
    readFilesAsStaff();
    drawCamera(() => shown === 'access');
    const giveBack = leaveFocus();
    const end = followDraft((next) => {
      shown = next.station;
      setDraft(next);
    });
    return () => {
      end();
      giveBack();
    };
  }, []);
  useEffect(() => scrollToPart(part), [part, station]);
  const edited = { ...saved, ...draft?.portal };
  const { logo: chosen, ...look } = edited.appearance;
  const logo = useDraftLogo(saved, chosen);
  const appearance = { ...look, ...(logo !== undefined && { logo }) };
  const portal = portalAt({ ...edited, appearance }, station, itemId);
  // From the front for what is edited next.
  return (
    <AtStation key={`${station} ${itemId ?? ''}`} portal={portal} station={station}>
      {children}
    </AtStation>
  );
}

function AtStation(props: PreviewedPortalProps & { readonly station: ContentSlot }) {
  const { portal, station, children } = props;
  const [session] = useState(() => previewedVisit(portal._id, isInner(station) ? station : null));
  return children(portal, session);
}
