import { ApiError } from '@foyer/contracts/client';
import { availabilityRoutes } from '@foyer/contracts/portals';
import { isSameValue } from '@foyer/contracts/schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';

import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';
import { ownName } from '#providers/ownName.js';
import { editable, type Draft } from './draft.js';
import { ownChanges } from './ownChanges.js';
import { areApart, theirChanges, type TheirChange } from './theirChanges.js';

/** The hours as they were read, and when. */
export interface Hours {
  readonly draft: Draft;
  readonly revision: number;
}

interface Save {
  readonly draft: Draft;
  readonly seen: Hours;
  /** True if the draft holds what others saved meanwhile. */
  readonly takesIn?: true;
}

/** Others have saved other hours since these were read. */
export interface HoursConflict {
  readonly theirs: Hours;
  readonly changes: readonly TheirChange[];
}

/** Reads the hours of a portal. */
export async function readHours(queueId: string, signal?: AbortSignal): Promise<Hours> {
  const { availability, timezone, exceptions, revision } = await api.call(
    availabilityRoutes.getAvailability,
    { query: { queueId }, ...(signal && { signal }) },
  );
  const isForgotten = exceptions.some(({ agentName }) => agentName === null);
  const agent = isForgotten ? await ownName() : '';
  const draft = {
    availability,
    timezone,
    exceptions: exceptions.map((one) => editable(one, agent)),
  };
  return { draft, revision };
}

/**
 * Saves hours and exceptions, as far as they differ from what was read; stops where others would be
 * overwritten.
 */
export function useSaveHours(queueId: string, read: Hours, onSaved: () => void) {
  const notification = useNotification();
  const notify = useNotify();
  const [conflict, setConflict] = useState<HoursConflict>();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ draft, seen }: Save) => {
      const { exceptions, ...hours } = draft;
      const { exceptions: before, ...hoursBefore } = seen.draft;
      const { revision } = seen;
      if (!isSameValue(hours, hoursBefore)) {
        const body = { queueId, revision, ...hours };
        await api.call(availabilityRoutes.saveAvailability, { body });
      }
      if (!isSameValue(exceptions, before)) {
        const body = { queueId, revision, exceptions: [...exceptions] };
        await api.call(availabilityRoutes.saveExceptions, { body });
      }
    },
    onSuccess: (_, { takesIn }) => {
      setConflict(undefined);
      notification.done('QUEUE_SETTINGS_UPDATED');
      if (takesIn === true) notify('layout.meanwhile.takenIn', { type: 'info' });
      onSaved();
    },
    onError: async (error, { draft, seen, takesIn }) => {
      if (error instanceof ApiError && error.code === 'PORTAL_CHANGED_MEANWHILE') {
        const theirs = await readHours(queueId);
        if (takesIn !== true && areApart(seen.draft, theirs.draft, draft)) {
          const both = ownChanges(draft, seen.draft, theirs.draft);
          mutate({ draft: both, seen: theirs, takesIn: true });
          return;
        }
        setConflict({ theirs, changes: theirChanges(read.draft, theirs.draft, draft) });
        return;
      }
      notification.failed('QUEUE_UPDATE', error);
    },
  });
  return {
    isPending,
    conflict,
    onClose: () => setConflict(undefined),
    save: (draft: Draft) => mutate({ draft, seen: read }),
    /** Saves over what others saved, knowing what it is; what was not changed here stays theirs. */
    saveOver: (draft: Draft, { theirs }: HoursConflict) =>
      mutate({ draft: ownChanges(draft, read.draft, theirs.draft), seen: theirs }),
  };
}
