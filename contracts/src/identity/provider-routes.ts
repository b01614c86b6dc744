import { z } from 'zod';

import type { RejectionCode } from '../rejections/index.js';
import { Id } from '../schema/id.js';
import { seenOrNone } from '../schema/revision.js';
import { defineRoute } from '../schema/route.js';
import { LdapSyncChange, LdapSyncReason } from './provider-events.js';
import {
  LdapProvider,
  OidcProvider,
  ProviderTrial,
  SamlProvider,
  ShownLdapProvider,
  ShownOidcProvider,
  ShownSamlProvider,
} from './providers.js';

const context = 'identity';
const policy = 'identity-providers.manage';

/** One fetching of the members of the directory. */
export const LdapSync = z
  .object({
    _id: Id,
    /**
     * Held: so many would be shut out or change their role that an administrator is asked first;
     * the changes are those that would be made.
     */
    status: z.enum(['running', 'held', 'discarded', 'done', 'failed']),
    reason: LdapSyncReason,
    /** From 0 to 1. */
    progress: z.number(),
    requestedAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    failure: z.string().nullable(),
    /** The same in the language of the caller. */
    failureText: z.string().nullable(),
    found: z.int().nonnegative(),
    created: z.int().nonnegative(),
    linked: z.int().nonnegative(),
    updated: z.int().nonnegative(),
    activated: z.int().nonnegative(),
    deactivated: z.int().nonnegative(),
    demoted: z.int().nonnegative(),
    promoted: z.int().nonnegative(),
    skipped: z.int().nonnegative(),
    changes: z.array(
      z.object({
        memberId: Id.nullable(),
        name: z.string().nullable(),
        change: LdapSyncChange,
        code: z.string().nullable(),
        msg: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'LdapSync' });
export type LdapSync = z.output<typeof LdapSync>;

const fetched = { context, policy, rejections: [] } as const;
const NOT_SAVED = ['NOT_CONFIGURED'] as const satisfies readonly RejectionCode[];

export const getLdap = defineRoute({
  ...fetched,
  method: 'GET',
  path: '/identityProvider/ldap',
  summary: 'The LDAP directory; its password is not shown',
  answers: { 200: ShownLdapProvider },
});
export const saveLdap = defineRoute({
  ...fetched,
  method: 'PUT',
  path: '/identityProvider/ldap',
  summary: 'Change the LDAP directory; another server or name needs the password once more',
  body: LdapProvider.extend(seenOrNone).meta({ id: 'SaveLdapProvider' }),
  answers: { 200: ShownLdapProvider },
  rejections: ['CHANGED_MEANWHILE'],
});
export const testLdap = defineRoute({
  ...fetched,
  method: 'POST',
  path: '/identityProvider/ldap/test',
  summary: 'Try settings of an LDAP directory without saving them',
  body: LdapProvider,
  answers: { 200: ProviderTrial },
});
export const syncLdap = defineRoute({
  ...fetched,
  method: 'POST',
  path: '/identityProvider/ldap/sync',
  summary: 'Fetch members from the LDAP directory now; one that runs already is answered',
  answers: { 202: LdapSync },
  rejections: NOT_SAVED,
});
export const getLdapSync = defineRoute({
  ...fetched,
  method: 'GET',
  path: '/identityProvider/ldap/sync',
  summary: 'How far the fetching of members is, and what the last ones did',
  answers: { 200: z.object({ syncs: z.array(LdapSync) }) },
});

const answered = {
  ...fetched,
  method: 'POST',
  params: z.object({ id: Id }),
  answers: { 202: LdapSync },
  rejections: ['SYNC_NOT_HELD'],
} as const;
export const applyLdapSync = defineRoute({
  ...answered,
  path: '/identityProvider/ldap/sync/{id}/apply',
  summary: 'Do to members what a held fetching of them showed, if it still finds the same',
});
export const discardLdapSync = defineRoute({
  ...answered,
  path: '/identityProvider/ldap/sync/{id}/discard',
  summary: 'Leave everybody as they are whom a held fetching of members would change',
});

export const getOidc = defineRoute({
  ...fetched,
  method: 'GET',
  path: '/identityProvider/oidc',
  summary: 'The OIDC provider; its secret is not shown',
  answers: { 200: ShownOidcProvider },
});
export const saveOidc = defineRoute({
  ...fetched,
  method: 'PUT',
  path: '/identityProvider/oidc',
  summary: 'Change the OIDC provider; another issuer or client needs the secret once more',
  body: OidcProvider.extend(seenOrNone).meta({ id: 'SaveOidcProvider' }),
  answers: { 200: ShownOidcProvider },
  rejections: ['CHANGED_MEANWHILE'],
});
export const testOidc = defineRoute({
  ...fetched,
  method: 'POST',
  path: '/identityProvider/oidc/test',
  summary: 'Try settings of an OIDC provider without saving them',
  body: OidcProvider,
  answers: { 200: ProviderTrial },
});

export const testSaml = defineRoute({
  ...fetched,
  method: 'POST',
  path: '/identityProvider/saml/test',
  summary:
    'Look at a SAML identity provider without saving: its certificates, sign-in page, metadata and clock',
  body: SamlProvider,
  answers: { 200: ProviderTrial },
});
export const getSaml = defineRoute({
  ...fetched,
  method: 'GET',
  path: '/identityProvider/saml',
  summary: 'The SAML identity provider, and what it has to be told of this program',
  answers: { 200: ShownSamlProvider },
});
export const saveSaml = defineRoute({
  ...fetched,
  method: 'PUT',
  path: '/identityProvider/saml',
  summary: 'Change the SAML identity provider',
  body: SamlProvider.extend(seenOrNone).meta({ id: 'SaveSamlProvider' }),
  answers: { 200: ShownSamlProvider },
  rejections: ['CHANGED_MEANWHILE'],
});
