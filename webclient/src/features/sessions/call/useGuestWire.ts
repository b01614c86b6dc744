import { useEffect, useState } from 'react';

import { makeStore, useStore } from '#state/store.js';
import { affinityKeyOf } from '#wire/affinity-key-of.js';
import { openWire, type Wire } from '#wire/wire.js';
import type { GuestPass } from './guest-pass.js';

/** The connection of a guest, once it is known to which call. */
export function useGuestWire(
  guest: GuestPass,
  callId: string | null,
  onRejected: (code: string) => void,
): Wire | null {
  const [store] = useState(() => makeStore<Wire | null>(null));
  const wire = useStore(store);
  useEffect(() => {
    if (callId === null) return undefined;
    const opened = openWire({
      token: guest.token,
      meet: affinityKeyOf(callId),
      onRejected,
    });
    store.set(opened);
    return () => {
      store.set(null);
      opened.close();
    };
  }, [guest, callId, onRejected, store]);
  return wire;
}
