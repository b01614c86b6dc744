import type { PublicPortal } from '@foyer/contracts/portals';
import { recordingQuestion } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

import { useTexts } from '#i18n/useTexts.js';
import styles from './RecordingQuestion.module.css';

interface RecordingQuestionProps {
  readonly portal: Pick<PublicPortal, 'recording'>;
  readonly agreed: boolean;
  readonly onAnswer: (agreed: boolean) => void;
}

/** Asks before ringing whether the call may be recorded. A box that is not ticked is no answer. */
export function RecordingQuestion({ portal, agreed, onAnswer }: RecordingQuestionProps) {
  const { t } = useTranslation();
  const says = useTexts();
  return (
    <div className={styles.question}>
      <p className={styles.words}>{portal.recording.optInMessage || says(recordingQuestion)}</p>
      <label className={styles.answer}>
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => onAnswer(event.target.checked)}
        />
        <span>{t('visitor.recordingAgreed')}</span>
      </label>
    </div>
  );
}
