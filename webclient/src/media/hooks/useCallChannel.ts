import { useEffect, useState } from 'react';

import { makeStore, useStore } from '#state/store.js';
import type { Channel } from '#wire/channel.js';
import { affinityKeyOf } from '#wire/affinity-key-of.js';
import type { Wire } from '#wire/wire.js';

interface Opened {
  readonly callId: string;
  readonly channel: Channel;
}

/**
 * The channel of one call, over a connection of its own: it may be served elsewhere than the desk.
 * Opened as soon as the next call is known, so that it is up when the call begins.
 */
export function useCallChannel(wire: Wire, callId: string | undefined): Channel | undefined {
  const [store] = useState(() => makeStore<Opened | null>(null));
  const opened = useStore(store);
  useEffect(() => {
    if (callId === undefined) return undefined;
    const apart = wire.apart(affinityKeyOf(callId));
    store.set({ callId, channel: apart.channel('conference') });
    return () => {
      store.set(null);
      apart.close();
    };
  }, [wire, callId, store]);
  // Another call may have come since the last one was opened.
  return opened !== null && opened.callId === callId ? opened.channel : undefined;
}
