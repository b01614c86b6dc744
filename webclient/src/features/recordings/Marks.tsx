import type { Recording } from '@foyer/contracts/recordings';

import { Button } from '#design/Button.js';
import { playbackTexts as texts } from '#i18n/playback-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import { duration } from '#state/duration.js';
import styles from './RecordingDialog.module.css';

interface MarksProps {
  readonly marks: Recording['marks'];
  /** Goes to a moment of the recording, in milliseconds from its beginning. */
  readonly onGo: (at: number) => void;
  /** Marks the moment that is played; undefined where none can be marked. */
  readonly onMark: (() => void) | undefined;
  readonly busy: boolean;
}

/** The marks in a recording: a press plays it from there. */
export function Marks({ marks, onGo, onMark, busy }: MarksProps) {
  const says = useTexts();
  if (marks.length === 0 && !onMark) return null;
  return (
    <section className={styles.marks} aria-label={says(texts.marks)}>
      {marks.length > 0 && (
        <ol className={styles.list} data-testid="marks">
          {marks.map(({ at, until }, index) => (
            <li key={`${index} ${at}`}>
              <button type="button" className={styles.mark} onClick={() => onGo(at)}>
                <span className="visually-hidden">{says(texts.goTo)} </span>
                {duration(at)}
                {until !== null && until > at && ` – ${duration(until)}`}
              </button>
            </li>
          ))}
        </ol>
      )}
      {onMark && (
        <Button kind="secondary" busy={busy} onClick={onMark}>
          {says(texts.mark)}
        </Button>
      )}
    </section>
  );
}
