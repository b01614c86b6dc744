import type { Upcaster } from '../schema/upcaster.js';

/** Until version 2 it was not kept how somebody had signed in. */
const signedInSomehow: Upcaster = {
  type: 'MemberSignedIn',
  from: 1,
  up: (data) => ({ ...data, method: 'unknown' }),
};

/** What brings older events of members up to their present form. */
export const identityUpcasters: readonly Upcaster[] = [signedInSomehow];
