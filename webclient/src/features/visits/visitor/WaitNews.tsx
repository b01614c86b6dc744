import { useTranslation } from 'react-i18next';

import type { PresentNews } from './waiting/useWaitingNews.js';

/** Wait in minutes; rounded up, because a shorter wait than announced is the better surprise. */
function minutesOf(seconds: number): number {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 10 ? Math.ceil(minutes / 5) * 5 : minutes;
}

/** The expected wait, or that no agent is there to answer at present. */
export function WaitNews({
  news: { wait, estimate },
  className,
}: {
  news: Pick<PresentNews, 'wait' | 'estimate'>;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  if (wait === null) return null;
  const minutes = t('app.minutes', { count: minutesOf(estimate ?? 0) });
  const said = {
    estimate: () => t('visitor.wait', { minutes }),
    short: () => t('visitor.waitShort'),
    unknown: () => t('visitor.waitUnknown'),
    nobodyOnDuty: () => t('visitor.nobodyOnDuty'),
  };
  return <p className={className}>{said[wait]()}</p>;
}
