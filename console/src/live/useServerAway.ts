import { useCallback, useEffect, useState } from 'react';

import { useChannel } from './liveChannel.js';

/**
 * A connection that comes back sooner than this was not missed, in milliseconds; as on the pages of
 * staff and visitors.
 */
const PATIENCE_MS = 1_500;

/** True if the server was reachable and is not any more, even while the page sends no requests. */
export function useServerAway(): boolean {
  const [down, setDown] = useState(false);
  const [missed, setMissed] = useState(false);
  const lose = useCallback(() => setDown(true), []);
  const reach = useCallback(() => setDown(false), []);
  useChannel('main', reach, lose, reach);
  useEffect(() => {
    if (!down) return undefined;
    const timer = setTimeout(() => setMissed(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setMissed(false);
    };
  }, [down]);
  return missed;
}
