import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';

const common = {
  enabled: z.boolean(),
  name: z.string(),
  linkExisting: z.boolean(),
  defaultRole: z.enum(['none', 'member', 'support']),
};
/** The secret in the vault that counts from now on; null where there is none. */
const secretId = Id.nullable();

/**
 * Stream `identity-provider-ldap`, and so on: how a user source is reached. No secret stands here.
 */
export const LdapProviderSaved = defineEvent(
  'LdapProviderSaved',
  1,
  z.object({
    ...common,
    serverAddr: z.string(),
    startTls: z.boolean(),
    caCertificate: z.string(),
    bindDN: z.string(),
    userDN: z.string(),
    userSearchFilter: z.string(),
    attributes: z.object({
      id: z.string(),
      userName: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
    }),
    groupDN: z.string(),
    loginGroupDN: z.string(),
    adminGroupDN: z.string(),
    syncInterval: z.int(),
    secretId,
  }),
);

export const OidcProviderSaved = defineEvent(
  'OidcProviderSaved',
  1,
  z.object({
    ...common,
    issuer: z.string(),
    clientID: z.string(),
    authorizationEndpoint: z.string(),
    tokenEndpoint: z.string(),
    userinfoEndpoint: z.string(),
    jwksUri: z.string(),
    idTokenAlg: z.string(),
    scope: z.string(),
    claims: z.object({
      userName: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      groups: z.string(),
    }),
    memberGroup: z.string(),
    adminGroup: z.string(),
    secretId,
  }),
);

export const SamlProviderSaved = defineEvent(
  'SamlProviderSaved',
  1,
  z.object({
    ...common,
    entryPoint: z.string(),
    idpIssuer: z.string(),
    idpCertificates: z.array(z.string()),
    attributes: z.object({
      userName: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      groups: z.string(),
    }),
    memberGroup: z.string(),
    adminGroup: z.string(),
  }),
);

/** Why the members of the directory are fetched. */
export const LdapSyncReason = z.enum(['asked', 'schedule', 'start', 'saved']);
export type LdapSyncReason = z.output<typeof LdapSyncReason>;

/** The result for one entry of the directory. */
export const LdapSyncChange = z.enum([
  'created',
  'linked',
  'updated',
  'activated',
  'deactivated',
  'demoted',
  'promoted',
  'skipped',
]);
export type LdapSyncChange = z.output<typeof LdapSyncChange>;

/** Stream `ldap-sync-<id>`. */
export const LdapSyncRequested = defineEvent(
  'LdapSyncRequested',
  1,
  z.object({ syncId: Id, reason: LdapSyncReason }),
);
const syncCounts = z.object({
  found: z.int(),
  created: z.int(),
  linked: z.int(),
  updated: z.int(),
  activated: z.int(),
  deactivated: z.int(),
  demoted: z.int(),
  promoted: z.int(),
  skipped: z.int(),
});
/**
 * The first of them; without a member where none was made, and with a code where something was left
 * undone.
 */
const syncChanges = z.array(
  z.object({
    memberId: Id.nullable(),
    change: LdapSyncChange,
    code: z.string().max(100).nullable(),
  }),
);
/**
 * More would be shut out, or have another role, than a slip may do: nothing was changed, and an
 * administrator is asked.
 */
export const LdapSyncHeld = defineEvent(
  'LdapSyncHeld',
  2,
  z.object({
    syncId: Id,
    counts: syncCounts,
    changes: syncChanges,
    /**
     * A digest of the people who would lose access or change their role: the consent is only for
     * them.
     */
    losing: z.string().max(100),
  }),
);
/** An administrator wants what was shown to be done. */
export const LdapSyncApproved = defineEvent('LdapSyncApproved', 1, z.object({ syncId: Id }));
/** An administrator wants all members to stay unchanged. */
export const LdapSyncDiscarded = defineEvent('LdapSyncDiscarded', 1, z.object({ syncId: Id }));
export const LdapSyncEnded = defineEvent(
  'LdapSyncEnded',
  2,
  z.object({
    syncId: Id,
    /** The code of what went wrong as a whole; null where it went well. */
    failure: z.string().max(100).nullable(),
    counts: syncCounts,
    changes: syncChanges,
  }),
);

export const providerEvents = [LdapProviderSaved, OidcProviderSaved, SamlProviderSaved] as const;
export const ldapSyncEvents = [
  LdapSyncRequested,
  LdapSyncHeld,
  LdapSyncApproved,
  LdapSyncDiscarded,
  LdapSyncEnded,
] as const;
export type ProviderEvent = EventOf<(typeof providerEvents)[number]>;
export type LdapSyncEvent = EventOf<(typeof ldapSyncEvents)[number]>;
