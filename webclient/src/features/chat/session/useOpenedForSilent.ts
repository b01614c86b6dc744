import { useEffect, useEffectEvent } from 'react';

import type { CallState } from '#media/core/call-state.js';
import type { LocalMedia } from '#media/core/local-media.js';
import { ownProperties } from '#media/core/own-properties.js';
import { hasNoMicrophone } from '#media/core/silence.js';
import { useStore } from '#state/store.js';
import type { ChatSession } from './chat-session.js';

interface InCall {
  readonly media: LocalMedia;
  readonly state: Pick<CallState, 'others'>;
}

/**
 * Shows a chat when it turns out that this user or another participant has no microphone: they can
 * write to each other. A chat that is closed after that stays closed.
 */
export function useOpenedForSilent(
  chat: ChatSession | null,
  { media, state: { others } }: InCall,
  show: () => void,
): void {
  const own = { participantProperties: ownProperties(useStore(media.state)) };
  const isSilent = [own, ...others].some(hasNoMicrophone);
  const isThere = chat !== null;
  const onSilent = useEffectEvent(show);
  useEffect(() => {
    if (isThere && isSilent) onSilent();
  }, [isThere, isSilent]);
}
