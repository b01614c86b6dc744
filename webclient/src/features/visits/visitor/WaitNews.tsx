import type { VisitView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';

import { useLivingEstimate } from './useLivingEstimate.js';

/**
 * An estimated wait in words; rounded up, because to wait less than told is the better surprise.
 */
function waitInWords(seconds: number | null, t: TFunction): string {
  if (seconds === null) return t('visitor.waitUnknown');
  if (seconds < 60) return t('visitor.waitShort');
  const minutes = Math.ceil(seconds / 60);
  const rounded = minutes > 10 ? Math.ceil(minutes / 5) * 5 : minutes;
  return t('visitor.wait', { minutes: t('app.minutes', { count: rounded }) });
}

/** The expected wait, or that no agent is there to answer at present. */
export function WaitNews({ view, className }: { view: VisitView; className?: string | undefined }) {
  const { t } = useTranslation();
  const estimate = useLivingEstimate(view);
  const { ringing, nobodyOnDuty } = view;
  if (ringing) return null;
  if (!nobodyOnDuty) return <p className={className}>{waitInWords(estimate, t)}</p>;
  return <p className={className}>{t('visitor.nobodyOnDuty')}</p>;
}
