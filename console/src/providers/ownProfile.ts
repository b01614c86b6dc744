import { identityRoutes, type Profile } from '@foyer/contracts/identity';

import { api } from './api.js';

let profile: Promise<Profile> | undefined;

/** The account of anyone who is signed in, read once. */
export function ownProfile(): Promise<Profile> {
  profile ??= api.call(identityRoutes.getProfile, {}).catch((error: unknown) => {
    profile = undefined;
    throw error;
  });
  return profile;
}

/** The next reader loads it again: it was changed, or another member signs in. */
export function forgetOwnProfile(): void {
  profile = undefined;
}
