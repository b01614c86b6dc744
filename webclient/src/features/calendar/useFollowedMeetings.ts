import { useQueryClient, type QueryKey } from '@tanstack/react-query';

import { loadAgain } from '#app/queries/load-again.js';
import { useLiveMeetings } from './useLiveMeetings.js';

/** Loads what is kept under a key again whenever one of the member's meetings has changed. */
export function useFollowedMeetings(queryKey: QueryKey): void {
  const queries = useQueryClient();
  const again = () => void loadAgain(queries, queryKey);
  useLiveMeetings(again, again);
}
