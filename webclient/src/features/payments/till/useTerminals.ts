import { paymentMessages, paymentRoutes, type PaymentTerminal } from '@foyer/contracts/payments';
import { useEffect, useState } from 'react';

import { api } from '#app/api.js';
import { debug } from '#debug.js';
import type { Channel } from '#wire/channel.js';

/**
 * The terminals that may be charged in a call, live; none until they are loaded, or where there are
 * none.
 */
export function useTerminals(channel: Channel, callId: string): readonly PaymentTerminal[] {
  const [terminals, setTerminals] = useState<readonly PaymentTerminal[]>([]);
  useEffect(() => {
    const aborted = new AbortController();
    const watch = async () => {
      const { signal } = aborted;
      const { docs } = await api.call(paymentRoutes.listPaymentTerminals, {
        query: { callId },
        signal,
      });
      setTerminals(docs);
      // A client that asks for a status receives its changes from then on.
      const message = paymentMessages.getPaymentTerminalStatus;
      await Promise.all(docs.map(({ deviceId }) => channel.emit(message, { deviceId })));
    };
    const stops = [
      channel.on(paymentMessages.paymentTerminalStatus, ({ deviceId, ...status }) =>
        setTerminals((present) =>
          present.map((one) => (one.deviceId === deviceId ? { ...one, ...status } : one)),
        ),
      ),
      channel.onUp(() => {
        watch().catch((error: unknown) => debug('till', 'no terminals', error));
      }),
    ];
    return () => {
      aborted.abort();
      for (const stop of stops) stop();
    };
  }, [channel, callId]);
  return terminals;
}
