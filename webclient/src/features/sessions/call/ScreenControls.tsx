import { useTranslation } from 'react-i18next';

import { Icon } from '#design/Icon.js';
import { barWords } from '#media/components/bar-words.js';
import { RoundButton } from '#media/components/RoundButton.js';
import { ScreenButton } from '#media/components/ScreenButton.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import type { Channel } from '#wire/channel.js';
import { screenRight } from './screen-right.js';
import type { ScreenRequests } from './useScreenRequest.js';

interface ScreenControlsProps {
  readonly call: CallInHand;
  readonly channel: Channel;
  readonly sessionCallId: string;
  readonly requests: ScreenRequests;
  readonly act: (work: Promise<void>) => void;
}

/**
 * Shares the user's screen. If another one is shared, or the user has no right to share, it asks
 * for permission.
 */
export function ScreenControls(props: ScreenControlsProps) {
  const { call, channel, sessionCallId, requests, act } = props;
  const { t } = useTranslation();
  const { self } = call.state;
  const right = screenRight(call.state, requests.isLet);
  if (!self) return null;
  if (right.may === 'share') {
    return (
      <ScreenButton
        session={call.session}
        channel={channel}
        sessionCallId={sessionCallId}
        onStopped={requests.used}
      />
    );
  }
  return (
    <RoundButton
      label={t('sessionCall.askToShare')}
      word={barWords.share}
      held={right.may === 'nothing' ? t('sessionCall.shareHeld') : undefined}
      icon={<Icon name="screen" />}
      data-testid="ask-to-share"
      live
      disabled={requests.own === 'waiting'}
      onClick={() => {
        if (right.may === 'ask') act(requests.ask(self, right.whom));
      }}
    />
  );
}
