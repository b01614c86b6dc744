import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { Suspense, useEffect } from 'react';

import { Boundary } from '#app/Boundary.js';
import { reportErrorsOver } from '#app/error-reports.js';
import { prepareCallParts } from '#app/call-parts.js';
import { prepared } from '#app/prepared.js';
import { useStore } from '#state/store.js';
import type { Wire } from '#wire/wire.js';
import { JoiningStep } from '#features/visits/visitor/JoiningStep.js';
import type { VisitSession } from '#features/visits/visitor/visit-session.js';
import { prepareWire } from '#features/visits/visitor/visit-world.js';
import type { Kiosk } from '../kiosk.js';
import { KioskError } from './KioskError.js';
import { KioskGoodbye } from './KioskGoodbye.js';
import { KioskPreparing } from './KioskPreparing.js';
import { KioskWaiting } from './KioskWaiting.js';

const call = prepared(async () => (await import('./KioskCall.js')).KioskCall, { vital: true });
/**
 * The call is loaded beforehand: a kiosk stands there for months, and what it needs may be gone
 * from the server by then.
 */
export async function prepareCall(): Promise<void> {
  await Promise.all([call.prepare(), prepareWire()]);
  await prepareCallParts();
}

interface KioskStepsProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly kiosk: Kiosk;
}

interface StepProps extends KioskStepsProps {
  readonly view: VisitView;
  /** None any more once the visit is over. */
  readonly wire: Wire | null;
}

function Step({ portal, session, kiosk, view, wire }: StepProps) {
  switch (view.status) {
    case 'IN_PERMISSION':
    case 'IN_START':
      return <KioskPreparing portal={portal} session={session} kiosk={kiosk} />;
    case 'IN_WAITING':
      return <KioskWaiting portal={portal} session={session} media={kiosk.media} view={view} />;
    case 'IN_CALL':
      return (
        <Suspense fallback={<JoiningStep portal={portal} />}>
          {wire && (
            <call.Part portal={portal} session={session} kiosk={kiosk} view={view} wire={wire} />
          )}
        </Suspense>
      );
    case 'IN_END':
      return <KioskGoodbye portal={portal} session={session} view={view} />;
    case 'IN_ERROR':
      return <KioskError portal={portal} session={session} />;
  }
}

/** The view of a running visit on a kiosk; the server's state of the visit decides. */
export function KioskSteps({ portal, session, kiosk }: KioskStepsProps) {
  const { view, wire } = useStore(session.state);
  const status = view?.status;
  useEffect(() => (wire ? reportErrorsOver(wire.channel('main')) : undefined), [wire]);
  useEffect(() => {
    if (status === 'IN_WAITING') wire?.channel('conference');
  }, [status, wire]);
  if (!view) return null;
  return (
    <Boundary
      key={view.status === 'IN_ERROR' ? 'error' : 'visit'}
      fallback={null}
      onFailure={({ message }) => session.fail(message)}
    >
      <Step portal={portal} session={session} kiosk={kiosk} view={view} wire={wire} />
    </Boundary>
  );
}
