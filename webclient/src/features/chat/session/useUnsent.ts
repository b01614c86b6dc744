import { useEffect, useEffectEvent, useRef } from 'react';

import { draftOf, filesOnTheWay } from '../composer/drafts.js';
import type { ChatSession } from './chat-session.js';

/** Shows a chat once where something was typed and not sent before the page was loaded again. */
export function useUnsent(chat: ChatSession | null, show: () => void): void {
  const isLooked = useRef(false);
  const onUnsent = useEffectEvent(show);
  useEffect(() => {
    if (!chat || isLooked.current) return;
    isLooked.current = true;
    const kept = [draftOf(chat.place), filesOnTheWay(chat.place)];
    if (kept.some((one) => one.get() !== '')) onUnsent();
  }, [chat]);
}
