import type { DeskView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

import { callOf } from './call-of.js';

/** Returns the text of the browser's tab while it rings at a desk; null otherwise. */
export function useRingTitle(view: DeskView | null): string | null {
  const { t } = useTranslation();
  const call = view ? callOf(view) : undefined;
  if (call === undefined || call.kind === 'waits') return null;
  return t(`desk.${call.kind}Title`, { name: call.name ?? t('desk.visitor') });
}
