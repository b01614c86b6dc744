import { useTranslation } from 'react-i18next';

import type { OwnPart } from '@foyer/contracts/calls';

/** To whom a member handed a call over. */
export function HandedOverTo({ colleague }: { colleague: NonNullable<OwnPart['handedOverTo']> }) {
  const { t } = useTranslation();
  return t('calls.handedOverTo', { name: colleague.name ?? t('calls.log.formerMember') });
}
