import type { DeskView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

import { callOf } from './call-of.js';

/** How the browser's tab says who rings at a desk; null while no one does. */
export function useRingTitle(view: DeskView | null): string | null {
  const { t } = useTranslation();
  const call = view ? callOf(view) : undefined;
  if (call === undefined || call.kind === 'waits') return null;
  return t(`desk.${call.kind}Title`, { name: call.name ?? t('desk.visitor') });
}
