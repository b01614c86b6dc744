import { portalTheme } from '@foyer/contracts/look';
import { isOpen, type PublicPortal } from '@foyer/contracts/portals';
import { Suspense, useEffect, useState } from 'react';

import { prepared } from '#app/prepared.js';
import { useStore } from '#state/store.js';
import { StartFrame } from './StartFrame.js';
import { StartGreeting } from './StartGreeting.js';
import { StartSkeleton } from './StartSkeleton.js';
import { PortalStart } from './PortalStart.js';
import { useFavicon } from './useFavicon.js';
import { usePortalOfVisit } from './usePortalOfVisit.js';
import { keepPortal } from './stored-visit.js';
import { usePrefersDark } from './usePrefersDark.js';
import { VisitSession } from './visit-session.js';
import { prepareWire, visitWorld } from './visit-world.js';

/** Loaded after the page is drawn: a visitor who arrives has the newest build. */
const build = prepared(async () => (await import('#app/build/PublicBuild.js')).PublicBuild, {
  look: 'none',
});
const steps = prepared(async () => (await import('./VisitSteps.js')).VisitSteps, { vital: true });

interface VisitProps {
  readonly portal: PublicPortal;
  /** Absent where the page has to make its own. */
  readonly session?: VisitSession;
  /** Told whether the visitor stands before the start page, or has gone in. */
  readonly onStart: (atStart: boolean) => void;
}

/**
 * How long to wait before looking again for a visit that could not be looked for, in milliseconds.
 */
const RESUME_AGAIN_MS = 3_000;

/**
 * One visitor at one portal, in the portal's own colours. The steps after the start page are loaded
 * while the visitor reads it.
 */
export function Visit({ portal: own, session: given, onStart }: VisitProps) {
  const [session] = useState(() => given ?? new VisitSession(visitWorld, own._id));
  const { phase, view } = useStore(session.state);
  const portal = usePortalOfVisit(own, view);
  useFavicon(portal);
  const { mode, style } = portalTheme(portal.appearance, usePrefersDark());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const resume = () => {
      session.resume().catch(() => {
        timer = setTimeout(resume, RESUME_AGAIN_MS);
      });
    };
    resume();
    void steps.prepare();
    void prepareWire();
    return () => {
      clearTimeout(timer);
      session.close();
    };
  }, [session]);

  useEffect(() => onStart(phase === 'outside'), [onStart, phase]);
  useEffect(() => {
    if (phase === 'inside') keepPortal(localStorage, own);
  }, [phase, own]);

  return (
    <div className="portal-ground" data-ground data-mode={mode} style={style}>
      <Suspense>
        <build.Part inUse={phase !== 'outside'} />
      </Suspense>
      {phase === 'resuming' && (
        <StartFrame>
          <StartGreeting portal={portal} open={isOpen(portal)} />
        </StartFrame>
      )}
      {phase === 'outside' && <PortalStart portal={portal} session={session} />}
      {phase === 'inside' && (
        <Suspense fallback={<StartSkeleton />}>
          <steps.Part portal={portal} session={session} />
        </Suspense>
      )}
    </div>
  );
}
