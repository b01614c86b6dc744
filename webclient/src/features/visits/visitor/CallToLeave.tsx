import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { useEffect, useEffectEvent } from 'react';

import type { LocalMedia } from '#media/core/local-media.js';
import type { Wire } from '#wire/wire.js';
import { CallStep } from './CallStep.js';
import { LeftCall } from './LeftCall.js';
import { useLeavingCall } from './useLeavingCall.js';
import type { VisitSession } from './visit-session.js';

interface CallToLeaveProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly media: LocalMedia;
  readonly view: VisitView;
  readonly wire: Wire;
  /** Receives true when the visitor has left and can still return, and false afterwards. */
  readonly onLeft: (isLeft: boolean) => void;
}

/** A call with the way out of it, and with the way back after a press that was a mistake. */
export function CallToLeave({ onLeft, ...visit }: CallToLeaveProps) {
  const leaving = useLeavingCall(visit.session, visit.media);
  const isLeft = leaving.left !== null;
  const report = useEffectEvent(onLeft);
  useEffect(() => {
    report(isLeft);
    return () => report(false);
  }, [isLeft]);
  // The call was lost while its visitor could still return.
  if (visit.view.status !== 'IN_CALL') return <LeftCall {...leaving} />;
  return <CallStep {...visit} leaving={leaving} />;
}
