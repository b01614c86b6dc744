import type { CallRecord } from '@foyer/contracts/calls';
import { useTranslation } from 'react-i18next';

type Named = Pick<CallRecord, 'type' | 'visitorName' | 'originName'>;

/** The name of a call in lists: its visitor, or the session or meeting that it came from. */
export function useCallName(): (call: Named) => string {
  const { t } = useTranslation();
  return ({ type, visitorName, originName }) =>
    type === 'queue'
      ? (visitorName ?? t('desk.visitor'))
      : (originName ?? t(`calls.log.kindOf.${type}`));
}
