import type { VisitView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

import { waitInWords } from './estimated-wait.js';
import { useLivingEstimate } from './useLivingEstimate.js';

/** How long it may take, or that no one is there to answer just now. */
export function WaitNews({ view, className }: { view: VisitView; className?: string | undefined }) {
  const { t } = useTranslation();
  const estimate = useLivingEstimate(view);
  const { ringing, nobodyOnDuty } = view;
  if (ringing) return null;
  if (!nobodyOnDuty) return <p className={className}>{waitInWords(estimate, t)}</p>;
  return <p className={className}>{t('visitor.nobodyOnDuty')}</p>;
}
