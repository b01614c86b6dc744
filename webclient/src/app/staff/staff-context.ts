import type { Preference, Profile } from '@foyer/contracts/identity';
import { createContext, useContext } from 'react';

import type { Wire } from '../../wire/wire.js';
import type { PrimaryTab } from './primary-tab.js';

/** What every page of staff stands on: who is signed in, and the connection. */
export interface Staff {
  readonly profile: Profile;
  /** Takes over what the own account says from now on. */
  readonly changeProfile: (profile: Profile) => void;
  /** How the product is to behave. */
  readonly preference: Preference;
  readonly changePreference: (preference: Preference) => void;
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
