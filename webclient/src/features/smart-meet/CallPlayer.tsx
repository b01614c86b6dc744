import { recordingRoutes, type Recording } from '@foyer/contracts/recordings';
import { useCallback, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';

import { api } from '#app/api.js';
import { debug } from '../../debug.js';
import { smartMeetTexts as texts } from '#i18n/smart-meet-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './TranscriptPage.module.css';

/**
 * Has the recording play from a moment of the call, ISO 8601; nothing where it does not reach
 * there.
 */
export type Seek = (at: string) => void;

/** From when to when a recording goes, in milliseconds since 1970. */
export interface Reach {
  readonly from: number;
  readonly to: number;
}

/** The way to a recording is open for a quarter of an hour. */
const RENEW_MS = 10 * 60_000;

interface CallPlayerProps {
  readonly callDetailId: string;
  readonly seek: Ref<Seek>;
  /** Once there is something to be played. */
  readonly onReach: (reach: Reach) => void;
}

/** The recording of a call next to its transcript, if there is one that can be played. */
export function CallPlayer({ callDetailId, seek, onReach }: CallPlayerProps) {
  const says = useTexts();
  const [recording, setRecording] = useState<Recording>();
  const [address, setAddress] = useState<string>();
  const player = useRef<HTMLVideoElement>(null);
  const id = recording?._id;

  useEffect(() => {
    const aborted = new AbortController();
    const query = { page: 1, limit: 10, callDetailId };
    api.call(recordingRoutes.listRecordings, { query, signal: aborted.signal }).then(
      ({ docs }) => setRecording(docs.find(({ status }) => status === 'ready')),
      (error: unknown) => debug('smart-meet', 'recordings are not listed', error),
    );
    return () => aborted.abort();
  }, [callDetailId]);
  const open = useCallback(async () => {
    if (id === undefined) return;
    const opened = await api.call(recordingRoutes.openRecordingMedia, { params: { id } });
    setAddress(opened.address);
  }, [id]);
  useEffect(() => {
    const openNow = () =>
      void open().catch((error: unknown) => debug('smart-meet', 'not opened', error));
    openNow();
    const renewing = setInterval(openNow, RENEW_MS);
    return () => clearInterval(renewing);
  }, [open]);
  const isThere = address !== undefined;
  useEffect(() => {
    if (!recording || !isThere) return;
    const from = Date.parse(recording.date);
    onReach({ from, to: from + recording.duration });
  }, [recording, isThere, onReach]);
  useImperativeHandle(
    seek,
    () => (at: string) => {
      const element = player.current;
      if (!element || !recording) return;
      const seconds = (Date.parse(at) - Date.parse(recording.date)) / 1000;
      if (seconds < 0 || seconds * 1000 > recording.duration) return;
      element.currentTime = seconds;
      void element.play().catch(() => undefined);
    },
    [recording],
  );
  if (!recording || address === undefined) return null;
  return (
    // The text below contains the speech of speakers who agreed.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={player}
      className={styles.player}
      data-type={recording.type}
      data-testid="call-player"
      aria-label={says(texts.recording)}
      controls
      preload="metadata"
      src={address}
    />
  );
}
