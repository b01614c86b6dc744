import { paymentMessages, type PayerReceipt } from '@foyer/contracts/payments';
import { useEffect } from 'react';

import { makeStore, useStore } from '#state/store.js';
import type { Wire } from '#wire/wire.js';

/**
 * The receipts of visits and guests on this page; the next visitor at a kiosk sees only their own.
 */
const receipts = makeStore<readonly PayerReceipt[]>([]);

/**
 * Takes in what the server shows, each receipt once: of a payment that was reversed the reversal's.
 */
export function takeReceipt(receipt: PayerReceipt): void {
  receipts.set((before) => [
    receipt,
    ...before.filter(({ transactionId }) => transactionId !== receipt.transactionId),
  ]);
}

/**
 * Listens for receipts of a visitor or guest for as long as the page is in a call; what came while
 * it was away is asked for.
 */
export function useReceiptsOf(wire: Wire, clientId: string): void {
  useEffect(() => {
    const { showReceipt } = paymentMessages;
    const channel = wire.channel('application');
    const stopHearing = channel.on(showReceipt, takeReceipt);
    const stopAsking = channel.onUp(() => {
      channel.emit(showReceipt, { clientId }).then(
        ({ receipt }) => receipt && takeReceipt(receipt),
        // The connection is down again: it is requested the next time.
        () => undefined,
      );
    });
    return () => {
      stopHearing();
      stopAsking();
    };
  }, [wire, clientId]);
}

/** The receipts of a visitor or guest, the newest first. */
export function usePayerReceipts(clientId: string): readonly PayerReceipt[] {
  return useStore(receipts).filter((receipt) => receipt.clientId === clientId);
}
