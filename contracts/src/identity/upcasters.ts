import type { Upcaster } from '../schema/upcaster.js';

/** Until version 2 the method of a sign-in was not stored. */
const signedInSomehow: Upcaster = {
  type: 'MemberSignedIn',
  from: 1,
  up: (data) => ({ ...data, method: 'unknown' }),
};

/** Version 3 knows more ways of signing in; what was written before is one of those still. */
const signedInBySource: Upcaster = { type: 'MemberSignedIn', from: 2, up: (data) => data };

/** Until version 2 it was not said what stayed of a person: it was not looked for. */
const keptNothing: Upcaster = {
  type: 'PersonErased',
  from: 1,
  up: (data) => ({ ...data, kept: [] }),
};

/** Until version 3 signed documents alone were kept. */
const keptDocumentsOnly: Upcaster = { type: 'PersonErased', from: 2, up: (data) => data };

/** Until version 2 a change of role counted as one of the details. */
const rolesUncounted = (type: 'LdapSyncHeld' | 'LdapSyncEnded'): Upcaster => ({
  type,
  from: 1,
  up: (data) => ({
    ...data,
    counts: { demoted: 0, promoted: 0, ...(data.counts as Record<string, unknown>) },
  }),
});

/** The conversions of older events of members to their present form. */
export const identityUpcasters: readonly Upcaster[] = [
  signedInSomehow,
  signedInBySource,
  keptNothing,
  keptDocumentsOnly,
  rolesUncounted('LdapSyncHeld'),
  rolesUncounted('LdapSyncEnded'),
];
