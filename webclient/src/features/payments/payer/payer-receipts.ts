import { paymentMessages, type PayerReceipt } from '@foyer/contracts/payments';
import { useEffect } from 'react';

import { makeStore, useStore } from '#state/store.js';
import type { Wire } from '#wire/wire.js';

/** The person who paid, and the place of the payment. */
export interface Payer {
  readonly clientId: string;
  /**
   * The session or meeting of a guest, who is the same person in all parts of a series; left out for a
   * visit.
   */
  readonly placeId?: string | undefined;
}

interface Taken extends PayerReceipt {
  readonly placeId?: string | undefined;
}

/**
 * The receipts of visits and guests on this page; the next visitor at a kiosk sees only their own.
 */
const receipts = makeStore<readonly Taken[]>([]);

/**
 * Takes in what the server shows, each receipt once: of a payment that was reversed the reversal's.
 */
export function takeReceipt(receipt: PayerReceipt, placeId?: string): void {
  receipts.set((before) => [
    { ...receipt, placeId },
    ...before.filter(({ transactionId }) => transactionId !== receipt.transactionId),
  ]);
}

/**
 * Listens for receipts of a visitor or guest for as long as the page is in a call; what came while
 * it was away is asked for.
 */
export function useReceiptsOf(wire: Wire, { clientId, placeId }: Payer): void {
  useEffect(() => {
    const { showReceipt } = paymentMessages;
    const channel = wire.channel('application');
    const stopHearing = channel.on(showReceipt, (receipt) => takeReceipt(receipt, placeId));
    const stopAsking = channel.onUp(() => {
      channel.emit(showReceipt, { clientId }).then(
        ({ receipt }) => receipt && takeReceipt(receipt, placeId),
        // The connection is down again: it is requested the next time.
        () => undefined,
      );
    });
    return () => {
      stopHearing();
      stopAsking();
    };
  }, [wire, clientId, placeId]);
}

/** The receipts of a visitor or guest of one place, the newest first. */
export function usePayerReceipts({ clientId, placeId }: Payer): readonly PayerReceipt[] {
  return useStore(receipts).filter(
    (receipt) => receipt.clientId === clientId && receipt.placeId === placeId,
  );
}
