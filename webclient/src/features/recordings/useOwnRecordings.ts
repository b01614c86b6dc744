import type { Recording } from '@foyer/contracts/recordings';
import { useQuery } from '@tanstack/react-query';

import { recordingQueries } from './recording-queries.js';

export type RecordingsByCall = ReadonlyMap<string, readonly Recording[]>;

const NONE: RecordingsByCall = new Map();

/**
 * The recordings that the member may play, by their calls. Calls are shown all the same where these
 * do not come.
 */
export function useOwnRecordings(): RecordingsByCall {
  const { data } = useQuery({ ...recordingQueries.own(), select: byCallOf });
  return data ?? NONE;
}

function byCallOf({ docs }: { readonly docs: readonly Recording[] }): RecordingsByCall {
  const byCall = new Map<string, Recording[]>();
  for (const one of docs) {
    byCall.set(one.callDetailId, [...(byCall.get(one.callDetailId) ?? []), one]);
  }
  return byCall;
}
