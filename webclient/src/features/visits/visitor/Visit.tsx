import { portalTheme } from '@foyer/contracts/look';
import { isOpen, type PublicPortal } from '@foyer/contracts/portals';
import { Suspense, useEffect, useState } from 'react';

import { prepared } from '../../../app/prepared.js';
import { useStore } from '../../../state/store.js';
import { DoorFrame } from './DoorFrame.js';
import { DoorGreeting } from './DoorGreeting.js';
import { DoorSkeleton } from './DoorSkeleton.js';
import { PortalDoor } from './PortalDoor.js';
import { usePrefersDark } from './usePrefersDark.js';
import { VisitSession } from './visit-session.js';
import { visitWorld } from './visit-world.js';

const steps = prepared(async () => (await import('./VisitSteps.js')).VisitSteps);

interface VisitProps {
  readonly portal: PublicPortal;
  /** Told whether the visitor stands before the door, or has gone in. */
  readonly onDoor: (atDoor: boolean) => void;
}

/** How long to wait before looking again for a visit that could not be looked for, in milliseconds. */
const RESUME_AGAIN_MS = 3_000;

/** One visitor at one portal, in the portal's own colours. What lies behind the door is loaded while they read. */
export function Visit({ portal, onDoor }: VisitProps) {
  const [session] = useState(() => new VisitSession(visitWorld, portal._id));
  const { phase } = useStore(session.state);
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
    return () => {
      clearTimeout(timer);
      session.close();
    };
  }, [session]);

  useEffect(() => onDoor(phase === 'outside'), [onDoor, phase]);

  return (
    <div className="portal-ground" data-mode={mode} style={style}>
      {phase === 'resuming' && (
        <DoorFrame>
          <DoorGreeting portal={portal} open={isOpen(portal)} />
        </DoorFrame>
      )}
      {phase === 'outside' && <PortalDoor portal={portal} session={session} />}
      {phase === 'inside' && (
        <Suspense fallback={<DoorSkeleton />}>
          <steps.Part portal={portal} session={session} />
        </Suspense>
      )}
    </div>
  );
}
