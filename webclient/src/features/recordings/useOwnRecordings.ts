import { recordingRoutes, type Recording } from '@foyer/contracts/recordings';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import { useEffect, useState } from 'react';

import { api } from '#app/api.js';
import { debug } from '../../debug.js';

export type RecordingsByCall = ReadonlyMap<string, readonly Recording[]>;

const NONE: RecordingsByCall = new Map();

/**
 * The recordings that the member may play, by their calls. Calls are shown all the same where these
 * do not come.
 */
export function useOwnRecordings(): RecordingsByCall {
  const [byCall, setByCall] = useState(NONE);
  useEffect(() => {
    const aborted = new AbortController();
    const query = { page: 1, limit: LIST_LIMIT_MAX };
    api.call(recordingRoutes.listRecordings, { query, signal: aborted.signal }).then(
      ({ docs }) => setByCall(byCallOf(docs)),
      (error: unknown) => debug('recordings', 'not listed', error),
    );
    return () => aborted.abort();
  }, []);
  return byCall;
}

function byCallOf(all: readonly Recording[]): RecordingsByCall {
  const byCall = new Map<string, Recording[]>();
  for (const one of all) {
    byCall.set(one.callDetailId, [...(byCall.get(one.callDetailId) ?? []), one]);
  }
  return byCall;
}
