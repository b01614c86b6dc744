import { useEffect, useEffectEvent, useRef } from 'react';

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
 * write to each other. A chat that is closed after that stays closed: each person opens it once in
 * a call, however often their microphone comes and goes.
 */
export function useOpenedForSilent(
  chat: ChatSession | null,
  { media, state: { others } }: InCall,
  show: () => void,
): void {
  const opened = useRef(new Set<string>());
  const participantProperties = ownProperties(useStore(media.state));
  const silent = [{ callJoinerId: 'own', participantProperties }, ...others].filter(
    hasNoMicrophone,
  );
  const place = chat?.place.channelId;
  const present = silent.map(({ callJoinerId }) => `${place} ${callJoinerId}`);
  const onSilent = useEffectEvent(() => {
    const { size } = opened.current;
    for (const each of present) opened.current.add(each);
    if (opened.current.size > size) show();
  });
  const changed = present.join();
  useEffect(() => {
    if (place !== undefined) onSilent();
  }, [place, changed]);
}
