import type { Language } from '@foyer/contracts/identity';
import type { SmartMeet } from '@foyer/contracts/smart-meet';

import { classes } from '#design/classes.js';
import { smartMeetTexts as texts } from '#i18n/smart-meet-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import { duration } from '#state/duration.js';
import type { Reach } from './CallPlayer.js';
import styles from './TranscriptPage.module.css';

interface TranscriptLinesProps {
  readonly value: SmartMeet;
  readonly language: Language;
  /** The stretch of speech that a line of the summary led to. */
  readonly marked: string | null;
  /** The part of the call that can be played; null if there is no recording. */
  readonly reach: Reach | null;
  readonly goTo: (utteranceId: string) => void;
}

/** The lines of the transcript with speaker and time; their translation below them. */
export function TranscriptLines({ value, language, marked, reach, goTo }: TranscriptLinesProps) {
  const says = useTexts();
  const { transcript, startedAt } = value;
  return (
    <ol className={styles.lines}>
      {transcript.map((said, index) => {
        const { id, memberId, displayName, baseText, translations, startTime } = said;
        const name = displayName ?? says(texts.somebody);
        const moment = Date.parse(startTime);
        const at = duration(moment - Date.parse(startedAt));
        const isPlayable = reach !== null && moment >= reach.from && moment <= reach.to;
        const goesOn = transcript[index - 1]?.memberId === memberId;
        const translation = translations[language];
        return (
          <li
            key={id}
            id={`said-${id}`}
            tabIndex={-1}
            className={classes(styles.said, marked === id && styles.marked)}
          >
            {!goesOn && <strong className={styles.speaker}>{name}</strong>}
            {isPlayable ? (
              <button
                type="button"
                className={styles.time}
                aria-label={says(texts.goTo).replace('{time}', at).replace('{name}', name)}
                onClick={() => goTo(id)}
              >
                {at}
              </button>
            ) : (
              <time className={styles.moment} dateTime={startTime}>
                {at}
              </time>
            )}
            <p lang={said.language} dir="auto">
              {baseText}
            </p>
            {said.untranslated.includes(language) && (
              <p className={styles.note}>{says(texts.original)}</p>
            )}
            {translation !== undefined && (
              <p className={styles.translation} lang={language} dir="auto">
                {translation}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
