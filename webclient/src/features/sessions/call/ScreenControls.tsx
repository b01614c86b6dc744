import { useTranslation } from 'react-i18next';

import { Icon } from '../../../design/Icon.js';
import { RoundButton } from '../../../media/components/RoundButton.js';
import { ScreenButton } from '../../../media/components/ScreenButton.js';
import type { CallInHand } from '../../../media/hooks/useCall.js';
import type { Channel } from '../../../wire/channel.js';
import type { ScreenRequests } from './useScreenRequest.js';

interface ScreenControlsProps {
  readonly call: CallInHand;
  readonly channel: Channel;
  readonly sessionCallId: string;
  readonly requests: ScreenRequests;
  readonly act: (work: Promise<void>) => void;
}

/** Sharing the own screen; while somebody else does, asking them to hand over. */
export function ScreenControls(props: ScreenControlsProps) {
  const { call, channel, sessionCallId, requests, act } = props;
  const { t } = useTranslation();
  const { self, now } = call.state;
  const sharer = now?.screenShare?.userCallId;
  if (!self || sharer === undefined || sharer === self.userCallId) {
    return <ScreenButton session={call.session} channel={channel} sessionCallId={sessionCallId} />;
  }
  return (
    <RoundButton
      label={t('sessionCall.askToShare')}
      icon={<Icon name="screen" />}
      data-testid="ask-to-share"
      disabled={requests.own === 'waiting'}
      onClick={() => act(requests.ask(self, sharer))}
    />
  );
}
