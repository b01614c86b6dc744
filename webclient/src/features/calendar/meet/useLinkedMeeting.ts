import { ApiError } from '@foyer/contracts/client';
import { meetingGuestRoutes, type LinkedMeeting } from '@foyer/contracts/calendar';
import { useCallback, useEffect, useState } from 'react';

import { publicApi } from '#app/api.js';

/**
 * A waiting guest learns within this time that a meeting was moved or cancelled, in milliseconds.
 */
const LOOK_AGAIN_MS = 5_000;

/** There is no such meeting, or the invitation is no longer good: neither comes back. */
const LASTING: readonly number[] = [401, 404];

interface LinkParts {
  readonly invitation: string | null;
  /** Which one of a series it leads to, by when that begins by the rule. */
  readonly occurrence: string | null;
}

/** A meeting by its link, looked at again for as long as something may become of it. */
export function useLinkedMeeting(
  eventId: string,
  { invitation, occurrence }: LinkParts,
  pauses: boolean,
) {
  const [meeting, setMeeting] = useState<LinkedMeeting | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  const [ahead, setAhead] = useState(0);
  const look = useCallback(
    async (signal?: AbortSignal) => {
      const body = {
        eventId,
        ...(invitation !== null && { invitation }),
        ...(occurrence !== null && { occurrence }),
      };
      const options = { body, ...(signal && { signal }) };
      const found = await publicApi.call(meetingGuestRoutes.getLinkedMeeting, options);
      setMeeting(found);
      setAhead(Date.parse(found.now) - Date.now());
      setFailure(null);
      return found;
    },
    [eventId, invitation, occurrence],
  );
  const isLasting = failure instanceof ApiError && LASTING.includes(failure.status);
  useEffect(() => {
    if (pauses || isLasting) return undefined;
    const aborted = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const again = async () => {
      try {
        await look(aborted.signal);
      } catch (error) {
        if (aborted.signal.aborted) return;
        setFailure(error);
      }
      timer = setTimeout(() => void again(), LOOK_AGAIN_MS);
    };
    void again();
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [look, pauses, isLasting]);
  return { meeting, failure, ahead, look };
}
