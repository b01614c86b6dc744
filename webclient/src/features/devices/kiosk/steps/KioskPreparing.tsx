import type { PublicPortal } from '@foyer/contracts/portals';
import type { RecordingAnswer } from '@foyer/contracts/visits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useStore } from '#state/store.js';
import { Slides } from '#features/visits/slides/Slides.js';
import { StepFrame } from '#features/visits/visitor/StepFrame.js';
import steps from '#features/visits/visitor/Steps.module.css';
import type { VisitSession } from '#features/visits/visitor/visit-session.js';
import type { Kiosk } from '../kiosk.js';
import { KioskRecording } from './KioskRecording.js';

/** A call that could not ring is tried again after this time, in milliseconds. */
const RING_AGAIN_MS = 2_000;

interface KioskPreparingProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly kiosk: Kiosk;
}

/**
 * The moment between the touch and the line: as soon as the camera stands ready and what is asked
 * is answered, it rings.
 */
export function KioskPreparing({ portal, session, kiosk }: KioskPreparingProps) {
  const { t } = useTranslation();
  const { phase } = useStore(kiosk.media.state);
  const asks = portal.recording.showOptInMessage;
  const [answer, setAnswer] = useState<RecordingAnswer | null>(null);
  const isAsking = asks && answer === null;
  useEffect(() => {
    if (phase !== 'ready' || isAsking) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const ring = () => {
      session.report('IN_WAITING', answer).catch(() => {
        timer = setTimeout(ring, RING_AGAIN_MS);
      });
    };
    ring();
    return () => clearTimeout(timer);
  }, [phase, session, isAsking, answer]);
  if (isAsking) {
    return <KioskRecording portal={portal} session={session} onAnswer={setAnswer} />;
  }
  return (
    <StepFrame portal={portal}>
      <h1 className={steps.title}>{t('kiosk.preparing')}</h1>
      <p className={steps.soft} role="status">
        {t('kiosk.preparingText')}
      </p>
      <Slides portal={portal} slot="access" />
    </StepFrame>
  );
}
