import { useQuery } from '@tanstack/react-query';

import { smartMeetQueries } from './smart-meet-queries.js';

const NONE: ReadonlySet<string> = new Set();

const callIdsOf = ({ docs }: { readonly docs: readonly { readonly callDetailId: string }[] }) =>
  new Set(docs.map(({ callDetailId }) => callDetailId));

/**
 * The calls whose transcript the member may read. Calls are shown all the same where these do not
 * come.
 * @param callDetailId asks for this one alone
 */
export function useOwnTranscripts(callDetailId?: string): ReadonlySet<string> {
  const { data } = useQuery({ ...smartMeetQueries.transcripts(callDetailId), select: callIdsOf });
  return data ?? NONE;
}
