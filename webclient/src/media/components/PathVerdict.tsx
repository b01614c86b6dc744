import type { MediaPath } from '@foyer/contracts/devices';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { debug } from '../../debug.js';
import type { Channel } from '#wire/channel.js';
import { checkPath } from '../core/check-path.js';
import styles from './CheckVerdict.module.css';

interface PathVerdictProps {
  /** The channel `application` of who looks. */
  readonly channel: Channel;
  readonly audio: MediaStreamTrack | null;
  readonly video: MediaStreamTrack | null;
}

/** Says if sound and picture would get through, and how well; empty if it is not known. */
export function PathVerdict({ channel, audio, video }: PathVerdictProps) {
  const { t } = useTranslation();
  const [path, setPath] = useState<MediaPath | 'checking' | null>('checking');
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const show = (found: MediaPath | 'checking' | null) => {
      if (!signal.aborted) setPath(found);
    };
    show('checking');
    const tracks = [audio, video].filter((track) => track !== null);
    checkPath(channel, tracks, signal).then(show, (error: unknown) => {
      debug('media', 'path not checked', error);
      show(null);
    });
    return () => ended.abort();
  }, [channel, audio, video]);
  return (
    <p className={styles.path} role="status" data-testid="path" data-verdict={path ?? 'unknown'}>
      {path !== null && t(`devices.path.${path}`)}
    </p>
  );
}
