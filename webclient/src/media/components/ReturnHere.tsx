import type { Participant } from '@foyer/contracts/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { toast } from '#design/toasts.js';
import { returnFromOtherCall } from '../core/return-from-other-call.js';
import type { CallInHand } from '../hooks/useCall.js';

interface ReturnHereProps {
  readonly call: CallInHand;
  readonly self: Participant;
  readonly size?: 'small';
}

/** Leads a person who is in another call back into this one. */
export function ReturnHere({ call: { session }, self, size }: ReturnHereProps) {
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
    <Button kind="primary" disabled={busy} onClick={() => void back()} {...(size && { size })}>
      {t('call.returnHere')}
    </Button>
  );
}
