import { ApiError } from '@foyer/contracts/client';
import { QueryClient } from '@tanstack/react-query';

/** An answer counts, also a refusal; a call that got none is made a second time. */
const isRepeated = (failures: number, error: Error): boolean =>
  failures === 0 && error instanceof ApiError && error.status === 0;

/** Makes the store of what the pages of staff have loaded, for one member. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: isRepeated,
        // A page begins with the present state: forms take their first values from it.
        gcTime: 0,
        // A page says that the server is out of reach, in place of waiting for it in silence.
        networkMode: 'always',
        // The server pushes changes, and pages ask again once the connection is back.
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
      },
    },
  });
