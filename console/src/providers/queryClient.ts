import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

/** Tries once more what may have been a moment's trouble; a rejection stays one. */
const mayTryAgain = (failures: number, error: unknown): boolean =>
  failures < 1 && error instanceof HttpError && (error.status === 0 || error.status >= 500);

/**
 * Makes the client of the pages' queries. Without a network a question fails at once, in place of
 * waiting without a word until there is one; what failed is asked again when the network is back.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: mayTryAgain, retryDelay: 500 },
      mutations: { networkMode: 'always' },
    },
  });
