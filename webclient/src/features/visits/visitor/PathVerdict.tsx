import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { debug } from '../../../debug.js';
import { checkPath, type PathVerdict as Verdict } from '../../../media/core/check-path.js';
import type { Channel } from '../../../wire/channel.js';
import styles from './CheckVerdict.module.css';

interface PathVerdictProps {
  readonly channel: Channel;
  readonly audio: MediaStreamTrack | null;
  readonly video: MediaStreamTrack | null;
}

/** Says whether sound and picture would get through, and how well; nothing where it cannot be told. */
export function PathVerdict({ channel, audio, video }: PathVerdictProps) {
  const { t } = useTranslation();
  const [verdict, setVerdict] = useState<Verdict | 'checking'>('checking');
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const show = (found: Verdict | 'checking') => {
      if (!signal.aborted) setVerdict(found);
    };
    show('checking');
    const tracks = [audio, video].filter((track) => track !== null);
    checkPath(channel, tracks, signal).then(show, (error: unknown) => {
      debug('media', 'path not checked', error);
      show('unknown');
    });
    return () => ended.abort();
  }, [channel, audio, video]);
  return (
    <p className={styles.path} role="status" data-testid="path" data-verdict={nameOf(verdict)}>
      {verdict !== 'unknown' && t(`visitor.path.${nameOf(verdict)}`)}
    </p>
  );
}

function nameOf(verdict: Exclude<Verdict, 'unknown'> | 'checking'): Exclude<Named, 'unknown'>;
function nameOf(verdict: Verdict | 'checking'): Named;
function nameOf(verdict: Verdict | 'checking'): Named {
  if (typeof verdict === 'string') return verdict;
  switch (verdict.cause) {
    case 'interrupted':
      return 'unreachable';
    case 'upload':
      return 'loss';
    default:
      return verdict.cause;
  }
}

type Named = 'checking' | 'unknown' | 'unreachable' | 'good' | 'loss' | 'delay' | 'device';
