import { ApiError } from '@foyer/contracts/client';
import { paymentRoutes } from '@foyer/contracts/payments';
import { useEffect } from 'react';

import { publicApi } from '#app/api.js';
import { takeReceipt } from './payer-receipts.js';

/** The token of a visitor or guest; null where there is no one to ask for. */
export type TokenOfPayer = () => string | null | Promise<string | null>;

/** A payment may settle after the call: it is asked for again after so long, in milliseconds. */
const ASKS_AGAIN_MS = 15_000;

/** Codes that say that a payer is not known any more, and has no receipts. */
const UNKNOWN = ['VISIT_OVER', 'VISIT_NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN'];

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
    const askNow = () =>
      void ask().catch((error: unknown) => {
        if (error instanceof ApiError && UNKNOWN.includes(error.code)) clearInterval(timer);
      });
    const timer = setInterval(askNow, ASKS_AGAIN_MS);
    askNow();
    return () => {
      clearInterval(timer);
      aborted.abort();
    };
  }, [tokenOf, placeId]);
}
