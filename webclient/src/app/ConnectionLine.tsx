import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { QuietLine } from '../design/QuietLine.js';
import { useStore } from '../state/store.js';
import type { Channel } from '../wire/channel.js';
import { useOnline } from './useOnline.js';

/** A connection that comes back sooner than this was not missed, in milliseconds. */
const PATIENCE_MS = 1_500;

interface ConnectionLineProps {
  readonly channel: Channel;
  /**
   * For so long the other side waits for who is away, in milliseconds; absent where nothing ends by
   * that.
   */
  readonly waitsMs?: number | undefined;
}

/** Says in one quiet line that the connection is away, until it is back. */
export function ConnectionLine({ channel, waitsMs }: ConnectionLineProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const away = useStore(channel.state) !== 'up' || !online;
  const [missed, setMissed] = useState(false);
  const [tooLate, setTooLate] = useState(false);
  useEffect(() => {
    if (!away) return undefined;
    const timer = setTimeout(() => setMissed(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setMissed(false);
    };
  }, [away]);
  useEffect(() => {
    if (!away || waitsMs === undefined) return undefined;
    const timer = setTimeout(() => setTooLate(true), waitsMs);
    return () => {
      clearTimeout(timer);
      setTooLate(false);
    };
  }, [away, waitsMs]);
  if (!missed) return null;
  if (tooLate) return <QuietLine>{t('app.tooLate')}</QuietLine>;
  if (online) return <QuietLine>{t('app.lost')}</QuietLine>;
  if (waitsMs === undefined) return <QuietLine>{t('app.offline')}</QuietLine>;
  return <QuietLine>{t('app.offlineFor', { count: Math.round(waitsMs / 1_000) })}</QuietLine>;
}
