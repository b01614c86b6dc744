import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { QuietLine } from '../design/QuietLine.js';
import { useStore } from '../state/store.js';
import type { Channel } from '../wire/channel.js';
import { useOnline } from './useOnline.js';

/** A connection that comes back sooner than this was not missed, in milliseconds. */
const PATIENCE_MS = 1_500;

/** Says in one quiet line that the connection is away, until it is back. */
export function ConnectionLine({ channel }: { channel: Channel }) {
  const { t } = useTranslation();
  const online = useOnline();
  const away = useStore(channel.state) !== 'up' || !online;
  const [missed, setMissed] = useState(false);
  useEffect(() => {
    if (!away) return undefined;
    const timer = setTimeout(() => setMissed(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setMissed(false);
    };
  }, [away]);
  if (!missed) return null;
  return <QuietLine>{online ? t('app.lost') : t('app.offline')}</QuietLine>;
}
