import type { Participant } from '@foyer/contracts/calls';
import { useTranslation } from 'react-i18next';

import type { CallInHand } from '../hooks/useCall.js';
import { ReturnHere } from './ReturnHere.js';
import { StageNotice } from './StageNotice.js';

interface InOtherCallProps {
  readonly call: CallInHand;
  readonly self: Participant;
}

/** Says to a person who is in another call that this one pauses, and leads back into it. */
export function InOtherCall({ call, self }: InOtherCallProps) {
  const { t } = useTranslation();
  return (
    <StageNotice text={t('call.inOtherCall')} action={<ReturnHere call={call} self={self} />} />
  );
}
