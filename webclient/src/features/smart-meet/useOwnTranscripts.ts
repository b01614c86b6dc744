import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import { smartMeetRoutes } from '@foyer/contracts/smart-meet';
import { useEffect, useState } from 'react';

import { api } from '#app/api.js';
import { debug } from '../../debug.js';

const NONE: ReadonlySet<string> = new Set();

/**
 * The calls whose transcript the member may read. Calls are shown all the same where these do not
 * come.
 * @param callDetailId asks for this one alone
 */
export function useOwnTranscripts(callDetailId?: string): ReadonlySet<string> {
  const [callIds, setCallIds] = useState(NONE);
  useEffect(() => {
    const aborted = new AbortController();
    const query = { page: 1, limit: LIST_LIMIT_MAX, ...(callDetailId && { callDetailId }) };
    api.call(smartMeetRoutes.listTranscripts, { query, signal: aborted.signal }).then(
      ({ docs }) => setCallIds(new Set(docs.map(({ callDetailId }) => callDetailId))),
      (error: unknown) => debug('smart-meet', 'transcripts are not listed', error),
    );
    return () => aborted.abort();
  }, [callDetailId]);
  return callIds;
}
