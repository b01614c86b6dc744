import type { PublicPortal } from '@foyer/contracts/portals';
import { useTranslation } from 'react-i18next';

import styles from './RecordingQuestion.module.css';

interface RecordingQuestionProps {
  readonly portal: Pick<PublicPortal, 'recording'>;
  readonly agreed: boolean;
  readonly onAnswer: (agreed: boolean) => void;
}

/** Asks before ringing whether the call may be recorded. Who says nothing has not agreed. */
export function RecordingQuestion({ portal, agreed, onAnswer }: RecordingQuestionProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.question}>
      <p className={styles.words}>
        {portal.recording.optInMessage || t('visitor.recordingQuestion')}
      </p>
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
