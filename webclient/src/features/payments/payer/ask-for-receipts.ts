import { paymentRoutes } from '@foyer/contracts/payments';
import { useEffect } from 'react';

import { publicApi } from '#app/api.js';
import { takeReceipt } from './payer-receipts.js';

/** The token of a visitor or guest; null where there is no one to ask for. */
export type TokenOfPayer = () => string | null | Promise<string | null>;

/**
 * Asks for the receipts of a payer whose call is over: no connection is left to bring them.
 */
export function useReceiptsAfterCall(tokenOf: TokenOfPayer, placeId?: string): void {
  useEffect(() => {
    const aborted = new AbortController();
    const { signal } = aborted;
    const ask = async () => {
      const token = await tokenOf();
      if (token === null) return;
      const { docs } = await publicApi.call(paymentRoutes.listOwnReceipts, { token, signal });
      for (const receipt of [...docs].reverse()) takeReceipt(receipt, placeId);
    };
    // A payer who is no longer known has no receipts.
    void ask().catch(() => undefined);
    return () => aborted.abort();
  }, [tokenOf, placeId]);
}
