import { useEffect, useState } from 'react';

import type { Receiver } from '../core/receiver.js';
import { nextSpeaker, type Speaker } from './active-speaker.js';

/** How often it is listened to who speaks, in milliseconds. */
const LISTENS_MS = 250;

/** How loud each camera's sound arrives at the moment, from 0 to 1. */
function levelsOf(receiver: Receiver): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  for (const [key, { connection }] of receiver.links) {
    if (!key.endsWith('/userCam')) continue;
    const sound = connection.getReceivers().find(({ track }) => track.kind === 'audio');
    levels.set(key, sound?.getSynchronizationSources()[0]?.audioLevel ?? 0);
  }
  return levels;
}

/** The picture of who speaks in a call; null while no one has. */
export function useActiveSpeaker(receiver: Receiver): string | null {
  const [speaker, setSpeaker] = useState<Speaker | null>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      const levels = levelsOf(receiver);
      setSpeaker((present) => nextSpeaker(present, levels, performance.now()));
    }, LISTENS_MS);
    return () => clearInterval(timer);
  }, [receiver]);
  return speaker?.key ?? null;
}
