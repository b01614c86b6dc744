import type { Participant } from '@foyer/contracts/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { toast } from '#design/toasts.js';
import { returnFromOtherCall } from '../core/return-from-other-call.js';
import type { CallInHand } from '../hooks/useCall.js';
import { StageNotice } from './StageNotice.js';

interface InOtherCallProps {
  readonly call: CallInHand;
  readonly self: Participant;
}

/** Says to a person who is in another call that this one pauses, and leads back into it. */
export function InOtherCall({ call: { session }, self }: InOtherCallProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const back = async () => {
    setBusy(true);
    try {
      await returnFromOtherCall(session.channel, session.sessionCallId, self.userCallId);
      session.devices.silenced.giveBack();
    } catch (error) {
      toast(messageOf(error, t), 'problem');
    } finally {
      setBusy(false);
    }
  };
  return (
    <StageNotice
      text={t('call.inOtherCall')}
      action={
        <Button kind="primary" disabled={busy} onClick={() => void back()}>
          {t('call.returnHere')}
        </Button>
      }
    />
  );
}
