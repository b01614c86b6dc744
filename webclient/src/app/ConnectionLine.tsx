import { useTranslation } from 'react-i18next';

import { QuietLine } from '../design/QuietLine.js';
import type { Channel } from '../wire/channel.js';
import { useAbsence } from './useAbsence.js';

/** Steps of the countdown until its last ones: a live region would read every second aloud. */
const STEP_S = 10;

interface ConnectionLineProps {
  readonly channel: Channel;
  /**
   * For so long the other side waits for a user who is away, in milliseconds; absent where nothing
   * ends by that.
   */
  readonly waitsMs?: number | undefined;
}

/** Says in one quiet line that the connection is away, until it is back. */
export function ConnectionLine({ channel, waitsMs }: ConnectionLineProps) {
  const { t } = useTranslation();
  const absence = useAbsence(channel, waitsMs);
  if (absence === null) return null;
  const { online, leftS } = absence;
  if (leftS === 0) return <QuietLine>{t('app.tooLate')}</QuietLine>;
  if (online) return <QuietLine>{t('app.lost')}</QuietLine>;
  if (leftS === null) return <QuietLine>{t('app.offline')}</QuietLine>;
  const said = leftS > STEP_S ? Math.floor(leftS / STEP_S) * STEP_S : leftS;
  return <QuietLine>{t('app.offlineFor', { count: said })}</QuietLine>;
}
