import type { Recording } from '@foyer/contracts/recordings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Unanswered } from '#app/queries/Unanswered.js';
import { Button } from '#design/Button.js';
import { buttonClass } from '#design/button-class.js';
import { Dialog } from '#design/Dialog.js';
import { playbackTexts as texts } from '#i18n/playback-texts.js';
import { formatMoment } from '#i18n/format.js';
import { useTexts } from '#i18n/useTexts.js';
import { Marks } from './Marks.js';
import { openMedia, recordingQueries } from './recording-queries.js';
import styles from './RecordingDialog.module.css';
import { useMarks } from './useMarks.js';

/** The way to a recording is open for a quarter of an hour. */
const RENEW_MS = 10 * 60_000;

interface RecordingDialogProps {
  readonly recording: Recording;
  readonly onClose: () => void;
}

/** Plays a recording and saves it. */
export function RecordingDialog({ recording, onClose }: RecordingDialogProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const { _id: id, fileName, type, date, participants } = recording;
  const media = useQuery(recordingQueries.media(id));
  const { data: value } = media;
  useEffect(() => {
    const renewing = setInterval(() => void openMedia(id).catch(() => undefined), RENEW_MS);
    return () => clearInterval(renewing);
  }, [id]);
  const player = useRef<HTMLVideoElement>(null);
  const { marks, mark, busy } = useMarks(recording);
  const go = (at: number) => {
    const element = player.current;
    if (!element) return;
    element.currentTime = at / 1000;
    void element.play().catch(() => undefined);
  };
  const retried = useRef(false);
  // The page's token is a different one now; the address is opened again, and playback continues at
  // the same place.
  const goOn = async () => {
    const element = player.current;
    if (!element || retried.current) return;
    retried.current = true;
    const at = element.currentTime;
    await openMedia(id).catch(() => undefined);
    element.load();
    element.currentTime = at;
    await element.play().catch(() => undefined);
  };
  const names = participants.map((name) => name ?? t('desk.visitor')).join(', ');
  return (
    <Dialog
      title={says(texts.title)}
      onClose={onClose}
      actions={
        <>
          {value && (
            <a
              className={buttonClass({ kind: 'secondary', size: 'normal', wide: false })}
              href={value.address}
              download={fileName}
            >
              {says(texts.download)}
            </a>
          )}
          <Button onClick={onClose}>{says(texts.close)}</Button>
        </>
      }
    >
      <p>
        {formatMoment(date)} · {names}
      </p>
      <Unanswered query={media} failed={says(texts.notPlayed)} height="4rem" />
      {value && (
        // There is no transcript of the speech in it.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          ref={player}
          className={styles.player}
          data-type={type}
          data-testid="recording-player"
          aria-label={fileName}
          controls
          preload="metadata"
          src={value.address}
          onError={() => void goOn()}
          onPlaying={() => {
            retried.current = false;
          }}
        />
      )}
      {value && (
        <Marks
          marks={marks}
          busy={busy}
          onGo={go}
          onMark={mark && (() => mark((player.current?.currentTime ?? 0) * 1000))}
        />
      )}
    </Dialog>
  );
}
