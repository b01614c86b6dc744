import type { Participant } from '@foyer/contracts/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '../../../../app/api.js';
import { Button } from '../../../../design/Button.js';
import { Icon } from '../../../../design/Icon.js';
import { RoundButton } from '../../../../media/components/RoundButton.js';
import { StageNotice } from '../../../../media/components/StageNotice.js';
import type { CallInHand } from '../../../../media/hooks/useCall.js';
import type { Channel } from '../../../../wire/channel.js';
import { CallControls } from '../../../sessions/call/call-controls.js';
import { useNotification } from '../useNotification.js';

/** The visitor on hold, who neither hears nor sees the agent, nor is heard or seen. */
export interface Hold {
  readonly visitor: Participant | undefined;
  readonly busy: boolean;
  readonly toggle: () => Promise<void>;
}

/** @param channel The channel `conference` of the call. */
export function useHold(call: CallInHand, channel: Channel, callDetailId: string): Hold {
  const notification = useNotification();
  const [busy, setBusy] = useState(false);
  const { self, others } = call.state;
  const visitor = others.find(({ joinerType }) => joinerType === 'Guest');
  const toggle = async () => {
    if (!self || !visitor || busy) return;
    setBusy(true);
    const controls = new CallControls(channel, api, callDetailId);
    const action = visitor.paused ? 'resume' : 'pause';
    await notification(() => controls.perform(action, self, visitor));
    setBusy(false);
  };
  return { visitor, busy, toggle };
}

/** Puts the visitor on hold, or goes on with the call. */
export function HoldButton({ visitor, toggle }: Hold) {
  const { t } = useTranslation();
  if (!visitor) return null;
  return (
    <RoundButton
      label={t(visitor.paused ? 'desk.hold.resume' : 'desk.hold.begin')}
      icon={<Icon name={visitor.paused ? 'play' : 'pause'} />}
      kind={visitor.paused ? 'off' : 'plain'}
      data-testid="hold"
      onClick={() => void toggle()}
    />
  );
}

/** Says over the stage that the visitor is on hold. */
export function HoldNotice({ busy, toggle }: Pick<Hold, 'busy' | 'toggle'>) {
  const { t } = useTranslation();
  return (
    <StageNotice
      text={t('desk.hold.text')}
      action={
        <Button kind="primary" busy={busy} onClick={() => void toggle()}>
          {t('desk.hold.resume')}
        </Button>
      }
    />
  );
}
