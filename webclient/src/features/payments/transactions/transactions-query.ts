import { paymentRoutes } from '@foyer/contracts/payments';

import { api } from '#app/api.js';
import { paged } from '#app/queries/paged.js';
import { queryOf, type Filters } from './filters.js';

/** The delay after the last typed character, in milliseconds. */
const TYPING_MS = 250;

/** Waits for the end of typing; another character puts an end to the wait. */
const typed = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, TYPING_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** Payments that fit, newest first. */
export const transactionsQuery = (filters: Filters) =>
  paged({
    queryKey: ['payments', 'transactions', filters] as const,
    load: async (page, signal) => {
      if (filters.q !== '') await typed(signal);
      const query = { ...queryOf(filters), page };
      return api.call(paymentRoutes.listTransactions, { query, signal });
    },
    idOf: ({ _id }) => _id,
  });
