import { useEffect, useState } from 'react';

import { VisitSession } from '../../visits/visitor/visit-session.js';
import { sharedWorld } from '../../visits/visitor/visit-world.js';
import type { Kiosk } from './kiosk.js';
import type { KioskSession } from './session/kiosk-session.js';

/**
 * How long to wait before looking again for a visit that could not be looked for, in milliseconds.
 */
const RESUME_AGAIN_MS = 3_000;

/**
 * The visit at a kiosk's portal, from the one of before the page was loaded again to the next one.
 */
export function useVisitSession(
  portalId: string,
  kiosk: Kiosk,
  device: KioskSession,
): VisitSession {
  const [session] = useState(
    () => new VisitSession({ ...sharedWorld, deviceToken: () => device.token() }, portalId),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const resume = () => {
      session.resume().catch(() => {
        timer = setTimeout(resume, RESUME_AGAIN_MS);
      });
    };
    resume();
    kiosk.attach(session);
    return () => {
      clearTimeout(timer);
      kiosk.attach(null);
      session.close();
    };
  }, [session, kiosk]);
  return session;
}
