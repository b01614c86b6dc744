import { useTranslation } from 'react-i18next';

import type { OwnPart } from './ownPartOf.js';

/** To whom a member handed a call over. */
export function HandedOverTo({ colleague }: { colleague: NonNullable<OwnPart['handedOverTo']> }) {
  const { t } = useTranslation();
  return t('calls.handedOverTo', { name: colleague.name ?? t('calls.log.formerMember') });
}
