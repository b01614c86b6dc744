import type { Language } from '@foyer/contracts/identity';
import { permits } from '@foyer/contracts/identity';
import type { SmartMeet } from '@foyer/contracts/smart-meet';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router';

import { LoadFailure } from '#app/LoadFailure.js';
import { useStaff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Choice } from '#design/Choice.js';
import { Icon } from '#design/Icon.js';
import { Skeleton } from '#design/Skeleton.js';
import { formatMoment } from '#i18n/format.js';
import { currentLanguage } from '#i18n/language.js';
import { smartMeetTexts as texts } from '#i18n/smart-meet-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import { CallPlayer, type Reach, type Seek } from './CallPlayer.js';
import { SummaryView } from './SummaryView.js';
import { TranscriptActions } from './TranscriptActions.js';
import { TranscriptLines } from './TranscriptLines.js';
import styles from './TranscriptPage.module.css';
import { useSmartMeet } from './useSmartMeet.js';

/** The transcript of the participants who agreed to one, and its results. */
export function TranscriptPage() {
  const { id = '' } = useParams();
  const says = useTexts();
  const smartMeet = useSmartMeet(id);
  const { value, failure, again } = smartMeet;
  usePageTitle(says(texts.title));
  const isNone = (failure as { readonly code?: string } | null)?.code === 'TRANSCRIPT_NOT_FOUND';
  return (
    <main className={styles.page}>
      <Link className={styles.back ?? ''} to="/calls/log">
        <Icon name="arrowLeft" />
        {says(texts.back)}
      </Link>
      <header className={styles.header}>
        <h1 className={styles.title}>{says(texts.title)}</h1>
        {value && <time dateTime={value.startedAt}>{formatMoment(value.startedAt)}</time>}
        {value && <Speakers value={value} />}
      </header>
      {value === null && failure === null && <Skeleton height="20rem" />}
      {isNone && (
        <div className={styles.empty}>
          <h2>{says(texts.none)}</h2>
          <p>{says(texts.noneText)}</p>
        </div>
      )}
      {failure !== null && !isNone && (
        <LoadFailure text={says(texts.notLoaded)} failure={failure} again={again} />
      )}
      {value && <Shown value={value} smartMeet={smartMeet} />}
    </main>
  );
}

/** The names of the speakers, as far as they agreed to a transcript. */
function Speakers({ value: { transcript } }: { readonly value: SmartMeet }) {
  const names = new Set(transcript.flatMap(({ displayName }) => displayName ?? []));
  if (names.size === 0) return null;
  const list = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' });
  return <p className={styles.speakers}>{list.format(names)}</p>;
}

interface ShownProps {
  readonly value: SmartMeet;
  readonly smartMeet: ReturnType<typeof useSmartMeet>;
}

function Shown({ value, smartMeet }: ShownProps) {
  const says = useTexts();
  const { profile } = useStaff();
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const [marked, setMarked] = useState<string | null>(null);
  const seek = useRef<Seek>(null);
  const [reach, setReach] = useState<Reach | null>(null);
  const { transcript, isDeleted, endedAt } = value;

  /** Shows where something was said, and has the recording play from there. */
  const goTo = (utteranceId: string) => {
    setMarked(utteranceId);
    const said = transcript.find((one) => one.id === utteranceId);
    if (said) seek.current?.(said.startTime);
    const line = document.getElementById(`said-${utteranceId}`);
    line?.scrollIntoView({ block: 'center' });
    line?.focus({ preventScroll: true });
  };
  if (isDeleted) return <p className={styles.note}>{says(texts.deleted)}</p>;
  return (
    <>
      <div className={styles.bar}>
        <Choice
          label={says(texts.language)}
          value={language}
          options={[
            { value: 'en', text: says(texts.english) },
            { value: 'de', text: says(texts.german) },
          ]}
          onChange={setLanguage}
        />
        <TranscriptActions
          value={value}
          language={language}
          smartMeet={smartMeet}
          mayDelete={permits('recordings.manage', profile.role) && endedAt !== null}
        />
      </div>
      <CallPlayer callDetailId={value.callDetailId} seek={seek} onReach={setReach} />
      <div className={styles.columns}>
        <SummaryView value={value} language={language} smartMeet={smartMeet} goTo={goTo} />
        <section className={styles.card} aria-labelledby="transcript-title">
          <h2 id="transcript-title">{says(texts.transcript)}</h2>
          {endedAt === null && <p className={styles.note}>{says(texts.underWay)}</p>}
          {transcript.length === 0 && <p className={styles.note}>{says(texts.empty)}</p>}
          <TranscriptLines
            value={value}
            language={language}
            marked={marked}
            reach={reach}
            goTo={goTo}
          />
        </section>
      </div>
    </>
  );
}
