import { useEffect, useState } from 'react';

import { makeStore, useStore } from '../state/store.js';
import type { Channel } from '../wire/channel.js';
import { useOnline } from './useOnline.js';

/** A connection that comes back sooner than this was not missed, in milliseconds. */
const PATIENCE_MS = 1_500;
const TICK_MS = 500;

/** A connection that is away. */
export interface Absence {
  /** True if the browser believes that it is on a network. */
  readonly online: boolean;
  /** How long the other side still waits, in seconds: 0 is too late, null is without an end. */
  readonly leftS: number | null;
}

const UP = makeStore('up');

/**
 * Returns how a connection is away; null while it is there, or away for a moment only.
 * @param waitsMs For so long the other side waits; undefined where nothing ends by that.
 */
export function useAbsence(
  channel: Pick<Channel, 'state'> | undefined,
  waitsMs?: number,
): Absence | null {
  const online = useOnline();
  const isUp = useStore<string>(channel?.state ?? UP) === 'up';
  const isAway = channel !== undefined && !(isUp && online);
  const [goneMs, setGoneMs] = useState(0);
  useEffect(() => {
    if (!isAway) return undefined;
    const since = performance.now();
    const timer = setInterval(() => setGoneMs(performance.now() - since), TICK_MS);
    return () => {
      clearInterval(timer);
      setGoneMs(0);
    };
  }, [isAway]);
  if (!isAway || goneMs < PATIENCE_MS) return null;
  const left = waitsMs === undefined ? null : Math.ceil((waitsMs - goneMs) / 1_000);
  return { online, leftS: left === null ? null : Math.max(0, left) };
}
