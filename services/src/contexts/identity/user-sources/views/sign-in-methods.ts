import type { ReadStore } from '@foyer/projections';
import type { IdentityProviderDocument } from '@foyer/projections/identity';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';

const ORDER = ['ldap', 'oidc', 'saml'];

/** The company's own ways of signing in that are switched on. */
export const SignInMethods = defineQuery({
  name: 'SignInMethods',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: async (_data: undefined, { needs: { store } }) => {
    const found = await store
      .collection<IdentityProviderDocument>('identityProviders')
      .find({ enabled: true });
    return found
      .map(({ _id: kind, ldap, oidc, saml }) => ({
        kind,
        name: (ldap ?? oidc ?? saml)?.name ?? '',
      }))
      .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  },
});
