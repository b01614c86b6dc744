import { useState } from 'react';

import { Icon } from '#design/Icon.js';
import { useTexts } from '#i18n/useTexts.js';
import { useStore } from '#state/store.js';
import { mayTurnCamera, sideOf, turnCamera } from '../core/camera-side.js';
import type { LocalMedia } from '../core/local-media.js';
import { ownCameraTexts as texts } from './own-camera-texts.js';
import { RoundButton } from './RoundButton.js';

interface TurnCameraProps {
  readonly media: LocalMedia;
  readonly className?: string | undefined;
}

/** Changes between the two sides of a phone: to show a letter, and to be seen again. */
export function TurnCamera({ media, className }: TurnCameraProps) {
  const says = useTexts();
  const state = useStore(media.state);
  const [isTurning, setTurning] = useState(false);
  // It stays while the one camera is off and the other not on yet.
  if (!isTurning && !mayTurnCamera(state)) return null;
  const turn = async () => {
    setTurning(true);
    await turnCamera(media).finally(() => setTurning(false));
  };
  const side = sideOf(state.video) ?? state.choice.side ?? 'user';
  return (
    <RoundButton
      label={says(side === 'user' ? texts.back : texts.front)}
      icon={<Icon name="turn" />}
      className={className}
      disabled={isTurning}
      data-testid="turn-camera"
      onClick={() => void turn()}
    />
  );
}
