import { ApiError } from '@foyer/contracts/client';
import { identityRoutes, type Profile } from '@foyer/contracts/identity';
import { useState } from 'react';

import { api } from '#app/api.js';

/** An own account that was saved elsewhere since its form was opened. */
export interface OwnConflict {
  readonly theirs: Profile;
  /** The fields of the form that were changed there as well. */
  readonly names: readonly string[];
}

/** Notices that this account was saved elsewhere, in another tab or by an administrator. */
export function useOwnConflict() {
  const [conflict, setConflict] = useState<OwnConflict>();
  return {
    conflict,
    close: () => setConflict(undefined),
    /** Saves, and reads the other version where others were faster. */
    compared: async (save: () => Promise<void>) => {
      setConflict(undefined);
      try {
        await save();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE') {
          const theirs = await api.call(identityRoutes.getProfile, {});
          setConflict({ theirs, names: Object.keys(error.fields) });
        }
        throw error;
      }
    },
  };
}
