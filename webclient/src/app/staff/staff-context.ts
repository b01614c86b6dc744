import type { Profile, ShownPreference } from '@foyer/contracts/identity';
import { createContext, useContext } from 'react';

import type { Wire } from '#wire/wire.js';
import type { PrimaryTab } from './primary-tab.js';

/** The base of each page of staff: the signed-in member, and the connection. */
export interface Staff {
  readonly profile: Profile;
  /** Replaces the profile of the member from now on. */
  readonly changeProfile: (profile: Profile) => void;
  /** How the product is to behave. */
  readonly preference: ShownPreference;
  readonly changePreference: (preference: ShownPreference) => void;
  readonly wire: Wire;
  readonly tab: PrimaryTab;
}

const StaffContext = createContext<Staff | null>(null);

export const StaffProvider = StaffContext.Provider;

/** @throws Error outside of the pages of staff. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('Only pages of staff know who is signed in');
  return staff;
}
