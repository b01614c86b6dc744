import { useEffect, useRef, useState } from 'react';

import type { Receiver } from '../core/receiver.js';
import { nextSpeaker, type Speaker } from './active-speaker.js';

/** How often it is listened to who speaks, in milliseconds. */
const LISTENS_MS = 250;

/**
 * How loud each camera's sound arrives at the moment, from 0 to 1. Of a muted one nothing is read:
 * that costs time.
 */
function levelsOf(receiver: Receiver, unmuted: ReadonlySet<string>): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  for (const [key, { connection }] of receiver.links) {
    if (!key.endsWith('/userCam')) continue;
    const sound = unmuted.has(key)
      ? connection.getReceivers().find(({ track }) => track.kind === 'audio')
      : undefined;
    levels.set(key, sound?.getSynchronizationSources()[0]?.audioLevel ?? 0);
  }
  return levels;
}

/**
 * Returns the picture of the speaker in a call; null while there is none.
 * @param unmuted The pictures of those whose microphones are on.
 */
export function useActiveSpeaker(receiver: Receiver, unmuted: readonly string[]): string | null {
  const [speaker, setSpeaker] = useState<string | null>(null);
  const present = useRef<Speaker | null>(null);
  const listened = unmuted.join(' ');
  useEffect(() => {
    const keys = new Set(listened.split(' '));
    const timer = setInterval(() => {
      const levels = levelsOf(receiver, keys);
      present.current = nextSpeaker(present.current, levels, performance.now());
      // When they were heard last is for the next look alone: nothing is drawn again for it.
      setSpeaker(present.current?.key ?? null);
    }, LISTENS_MS);
    return () => clearInterval(timer);
  }, [receiver, listened]);
  return speaker;
}
