import type { PublicPortal } from '@foyer/contracts/portals';
import { recordingQuestion, type RecordingAnswer } from '@foyer/contracts/visits';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { useTexts } from '#i18n/useTexts.js';
import { StepFrame } from '#features/visits/visitor/StepFrame.js';
import type { VisitSession } from '#features/visits/visitor/visit-session.js';
import { IDLE_AFTER_MS } from '../screen/idle-time.js';
import { usePageIdle } from '../screen/usePageIdle.js';
import styles from './KioskRecording.module.css';

interface KioskRecordingProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly onAnswer: (answer: RecordingAnswer) => void;
}

/**
 * Asks before ringing whether the call may be recorded. A visitor who has gone without an answer
 * does not ring: the kiosk begins again.
 */
export function KioskRecording({ portal, session, onAnswer }: KioskRecordingProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const idle = usePageIdle(IDLE_AFTER_MS);
  useEffect(() => {
    if (idle) session.startOver();
  }, [idle, session]);
  return (
    <StepFrame portal={portal}>
      <h1 className={styles.question}>
        {portal.recording.optInMessage || says(recordingQuestion)}
      </h1>
      <Button kind="primary" size="large" wide onClick={() => onAnswer('agreed')}>
        {t('kiosk.mayRecord')}
      </Button>
      <Button size="large" wide onClick={() => onAnswer('declined')}>
        {t('kiosk.mayNotRecord')}
      </Button>
      <Button kind="quiet" size="large" wide onClick={() => session.startOver()}>
        {t('visitor.back')}
      </Button>
    </StepFrame>
  );
}
