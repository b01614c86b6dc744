import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

/** Tries again after errors that may be short; a rejection is final. */
const mayTryAgain = (failures: number, error: unknown): boolean =>
  failures < 1 && error instanceof HttpError && (error.status === 0 || error.status >= 500);

/**
 * Makes the client of the pages' queries. Without a network a query fails at once, instead of
 * waiting silently for one; failed queries are sent again when the network is back.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: mayTryAgain, retryDelay: 500 },
      mutations: { networkMode: 'always' },
    },
  });
