import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { Icon } from '#design/Icon.js';
import { toast } from '#design/toasts.js';
import { useStore } from '#state/store.js';
import type { Channel } from '#wire/channel.js';
import type { CallSession } from '../core/call-session.js';
import { ScreenShare } from '../core/screen-share.js';
import { barWords } from './bar-words.js';
import { RoundButton } from './RoundButton.js';

interface ScreenButtonProps {
  readonly session: CallSession;
  readonly channel: Channel;
  readonly sessionCallId: string;
  /** Told when the screen is shared no longer. */
  readonly onStopped?: () => void;
}

/** Starts and stops sharing the user's screen. */
export function ScreenButton({
  session,
  channel,
  sessionCallId,
  onStopped = () => undefined,
}: ScreenButtonProps) {
  const { t } = useTranslation();
  const [share] = useState(() => new ScreenShare(session, channel, sessionCallId));
  const isOn = useStore(share.isOn);
  useEffect(() => () => share.close(), [share]);
  const toggle = () =>
    (isOn ? share.stop().then(onStopped) : share.start()).catch((error: unknown) =>
      toast(messageOf(error, t), 'problem'),
    );
  return (
    <RoundButton
      label={t(isOn ? 'call.stopSharing' : 'call.shareScreen')}
      word={isOn ? barWords.sharing : barWords.share}
      icon={<Icon name="screen" />}
      kind={isOn ? 'off' : 'plain'}
      data-testid="share-screen"
      live
      onClick={() => void toggle()}
    />
  );
}
