import { useEffect, useState } from 'react';

import { watchLevel } from '../core/audio-level.js';

/** How loud a microphone is at the moment, from 0 to 1. */
export function useLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track) return undefined;
    const stop = watchLevel(track, setLevel);
    return () => {
      stop();
      setLevel(0);
    };
  }, [track]);
  return level;
}
