import type { Language } from '@foyer/contracts/identity';
import type { CitedLine, SmartMeet } from '@foyer/contracts/smart-meet';

import { Button } from '#design/Button.js';
import { Skeleton } from '#design/Skeleton.js';
import { smartMeetTexts as texts } from '#i18n/smart-meet-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import { duration } from '#state/duration.js';
import styles from './TranscriptPage.module.css';
import type { useSmartMeet } from './useSmartMeet.js';

interface SummaryViewProps {
  readonly value: SmartMeet;
  readonly language: Language;
  readonly smartMeet: ReturnType<typeof useSmartMeet>;
  readonly goTo: (utteranceId: string) => void;
}

/** The summary of a call in a language: asked for, being made, there, or why it is not. */
export function SummaryView({ value, language, smartMeet, goTo }: SummaryViewProps) {
  const says = useTexts();
  const status = value.statusByLanguage[language] ?? 'request';
  const lines = value.lines[language];
  const dropped = value.droppedByLanguage[language] ?? 0;
  return (
    <section className={styles.card} aria-labelledby="summary-title" data-testid="summary">
      <h2 id="summary-title">{says(texts.summary)}</h2>
      <p className="visually-hidden" role="status">
        {status === 'view' && says(texts.ready)}
        {status === 'processing' && says(texts.processing)}
      </p>
      {status === 'view' && lines ? (
        <>
          <Lines lines={lines.summary} value={value} goTo={goTo} />
          <h3>{says(texts.tasks)}</h3>
          {lines.tasks.length === 0 && <p className={styles.note}>{says(texts.noTasks)}</p>}
          <Lines lines={lines.tasks} value={value} goTo={goTo} />
          {lines.sentiment.length > 0 && <h3>{says(texts.mood)}</h3>}
          <Lines lines={lines.sentiment} value={value} goTo={goTo} />
          {dropped > 0 && (
            <p className={styles.note} data-testid="dropped">
              {says(dropped === 1 ? texts.droppedOne : texts.dropped).replace(
                '{count}',
                `${dropped}`,
              )}
            </p>
          )}
          <p className={styles.note}>{says(texts.made)}</p>
        </>
      ) : (
        <NotThere value={value} language={language} smartMeet={smartMeet} />
      )}
    </section>
  );
}

function NotThere({ value, language, smartMeet }: Omit<SummaryViewProps, 'goTo'>) {
  const says = useTexts();
  const { isSummaryAvailable, endedAt, transcript } = value;
  const status = value.statusByLanguage[language];
  if (status === 'processing') {
    return (
      <>
        <p className={styles.note}>{says(texts.processing)}</p>
        <Skeleton height="6rem" />
      </>
    );
  }
  if (!isSummaryAvailable) return <p className={styles.note}>{says(texts.notSetUp)}</p>;
  if (endedAt === null) return <p className={styles.note}>{says(texts.underWay)}</p>;
  const failure = value.failureByLanguage[language];
  const isTranslation = value.status === 'view';
  const usual = isTranslation ? texts.requestOther : texts.request;
  const press = isTranslation ? texts.translate : texts.make;
  return (
    <>
      <p className={styles.note} role={failure ? 'alert' : undefined}>
        {says(failure ? texts[failure] : usual)}
      </p>
      {transcript.length > 0 && (
        <Button
          kind="primary"
          busy={smartMeet.busy}
          onClick={() => void smartMeet.request(language)}
        >
          {says(failure ? texts.again : press)}
        </Button>
      )}
    </>
  );
}

interface LinesProps {
  readonly lines: readonly CitedLine[];
  readonly value: SmartMeet;
  readonly goTo: (utteranceId: string) => void;
}

/** Lines with the seconds that they go back to, each of which leads there. */
function Lines({ lines, value: { transcript, startedAt }, goTo }: LinesProps) {
  const says = useTexts();
  if (lines.length === 0) return null;
  return (
    <ul className={styles.summary}>
      {lines.map(({ text, citations, isOriginal }) => (
        <li key={text}>
          {text} {isOriginal === true && <em className={styles.note}>{says(texts.original)} </em>}
          {citations.map((id) => {
            const said = transcript.find((one) => one.id === id);
            if (!said) return null;
            const at = duration(Date.parse(said.startTime) - Date.parse(startedAt));
            const name = said.displayName ?? says(texts.somebody);
            const label = says(texts.goTo).replace('{time}', at).replace('{name}', name);
            return (
              <button
                key={id}
                type="button"
                className={styles.citation}
                aria-label={label}
                title={said.baseText}
                onClick={() => goTo(id)}
              >
                {at}
              </button>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
