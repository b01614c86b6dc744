import { z } from 'zod';

import { plainLine } from '../schema/plain-text.js';
import { RevisionOrNone } from '../schema/revision.js';

/** True if an address contains no user and no password, which would be stored and shown with it. */
const hasNoUser = (url: string): boolean => {
  if (!URL.canParse(url)) return true;
  const { username, password } = new URL(url);
  return username === '' && password === '';
};

/** The address of a directory: ldap:// or ldaps://, with nothing but a host and a port. */
export const LdapUrl = plainLine()
  .check(z.url({ protocol: /^ldaps?$/, hostname: /./, error: 'LDAP_URL_INVALID' }))
  .max(500)
  .refine((url) => /^ldaps?:\/\/[^/?#@]+\/?$/i.test(url), 'LDAP_URL_INVALID')
  .meta({ id: 'LdapUrl', examples: ['ldaps://directory.example.org'] });

/**
 * An address that OIDC and SAML use: https, or http to this machine for trials. It is shown, so it
 * holds no user.
 */
export const OidcUrl = plainLine()
  .check(z.url({ protocol: /^https?$/, error: 'LINK_INVALID' }))
  .max(500)
  .refine(
    (url) =>
      url.startsWith('https://') || /^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$)/.test(url),
    'HTTPS_REQUIRED',
  )
  .refine(hasNoUser, 'LINK_WITH_USER')
  .meta({ id: 'OidcUrl', examples: ['https://id.example.org'] });

/** Hours between two synchronisations; 0 means only when asked, at sign-in and at start. */
export const LDAP_SYNC_INTERVAL_DEFAULT = 1;

/** A distinguished name, or the plain name of a group. */
const Dn = plainLine().max(500);
const Attribute = plainLine()
  .max(200)
  .regex(/^[\w.:/;-]*$/, 'ATTRIBUTE_INVALID');
const Group = plainLine().max(300);
/** Certificates in PEM; a private key among them is refused. */
const Certificates = z
  .string()
  .trim()
  .max(20_000)
  .refine((pem) => !pem.includes('PRIVATE KEY'), 'CERTIFICATE_INVALID');

const common = {
  enabled: z.boolean(),
  /** How people know it, for its button on the sign-in page. */
  name: plainLine().max(60).default(''),
  /**
   * True if a person who already has an account here under the same confirmed e-mail gets that
   * account. Never an administrator's account, and never one of another source.
   */
  linkExisting: z.boolean().default(false),
  /** The role of people whose groups give them no higher one. */
  defaultRole: z.enum(['none', 'member', 'support']).default('member'),
};

/** A directory from which members come. */
export const LdapProvider = z
  .strictObject({
    ...common,
    serverAddr: LdapUrl,
    /** Go over to TLS before anything is said, on an `ldap://` address. */
    startTls: z.boolean().default(false),
    /** The company's own authority, in PEM; those that the machine knows count too. */
    caCertificate: Certificates.default(''),
    bindDN: Dn,
    /** Absent: the one that is kept stays. */
    bindPW: z.string().max(500).optional(),
    userDN: Dn.min(1),
    userSearchFilter: z.string().trim().max(1000),
    attributes: z.strictObject({
      /** The attribute that names an entry permanently, such as entryUUID or objectGUID. */
      id: Attribute.min(1).default('entryUUID'),
      userName: Attribute.min(1).default('uid'),
      email: Attribute.min(1).default('mail'),
      firstName: Attribute.min(1).default('givenName'),
      lastName: Attribute.min(1).default('sn'),
    }),
    groupDN: Dn.default(''),
    loginGroupDN: Dn.default(''),
    adminGroupDN: Dn.default(''),
    syncInterval: z.int().min(0).max(168).default(LDAP_SYNC_INTERVAL_DEFAULT),
  })
  .meta({ id: 'LdapProvider' });
export const ShownLdapProvider = LdapProvider.omit({ bindPW: true })
  .extend({
    serverAddr: z.string(),
    userDN: z.string(),
    bindPWSet: z.boolean(),
    revision: RevisionOrNone,
  })
  .meta({ id: 'ShownLdapProvider' });
export type LdapProvider = z.output<typeof LdapProvider>;
export type ShownLdapProvider = z.output<typeof ShownLdapProvider>;

const claims = {
  userName: Attribute.min(1),
  email: Attribute.min(1),
  firstName: Attribute.min(1),
  lastName: Attribute.min(1),
  groups: Attribute,
};

/** How an ID token may be signed: one way, and never by a secret that both sides know. */
export const IdTokenAlg = z.enum(['RS256', 'PS256', 'ES256', 'EdDSA']);

/**
 * Those whom settings of a provider touch. The provider does not list people who do not sign in. A
 * change takes effect for each of them at the next sign-in: its results cannot be known before.
 */
const touched = {
  /** Members who have come by it, and are not deactivated. */
  members: z.int().nonnegative(),
  /** Those of them who administer. */
  administrators: z.int().nonnegative(),
};

/** A provider by which members sign in. */
export const OidcProvider = z
  .strictObject({
    ...common,
    issuer: OidcUrl,
    clientID: z.string().trim().min(1).max(300),
    /** Absent: the one that is kept stays. */
    clientSecret: z.string().max(1000).optional(),
    /**
     * If one of the four is given, all required ones must be; else the issuer's metadata names
     * them.
     */
    authorizationEndpoint: OidcUrl.or(z.literal('')).default(''),
    tokenEndpoint: OidcUrl.or(z.literal('')).default(''),
    userinfoEndpoint: OidcUrl.or(z.literal('')).default(''),
    jwksUri: OidcUrl.or(z.literal('')).default(''),
    idTokenAlg: IdTokenAlg.default('RS256'),
    scope: z
      .string()
      .trim()
      .max(300)
      .refine((scope) => scope.split(/\s+/).includes('openid'), 'SCOPE_NEEDS_OPENID')
      .default('openid email profile'),
    claims: z.strictObject({
      userName: claims.userName.default('preferred_username'),
      email: claims.email.default('email'),
      firstName: claims.firstName.default('given_name'),
      lastName: claims.lastName.default('family_name'),
      groups: claims.groups.default('groups'),
    }),
    memberGroup: Group.default(''),
    adminGroup: Group.default(''),
  })
  .meta({ id: 'OidcProvider' });
export const ShownOidcProvider = OidcProvider.omit({ clientSecret: true })
  .extend({
    issuer: z.string(),
    clientID: z.string(),
    clientSecretSet: z.boolean(),
    ...touched,
    /** The address to enter at the provider: people return to it. */
    redirectUri: z.string(),
    revision: RevisionOrNone,
  })
  .meta({ id: 'ShownOidcProvider' });
export type OidcProvider = z.output<typeof OidcProvider>;
export type ShownOidcProvider = z.output<typeof ShownOidcProvider>;

/** An identity provider by which members sign in with SAML 2.0. */
export const SamlProvider = z
  .strictObject({
    ...common,
    /** The address at which people sign in. */
    entryPoint: OidcUrl,
    /** The entity id of the identity provider. */
    idpIssuer: z.string().trim().min(1).max(500).refine(hasNoUser, 'LINK_WITH_USER'),
    /** Its signing certificates, in PEM; two while it changes them. */
    idpCertificates: z.array(Certificates.min(1)).min(1).max(4),
    attributes: z.strictObject({
      userName: claims.userName.default('uid'),
      email: claims.email.default('mail'),
      firstName: claims.firstName.default('givenName'),
      lastName: claims.lastName.default('sn'),
      groups: claims.groups.default('groups'),
    }),
    memberGroup: Group.default(''),
    adminGroup: Group.default(''),
  })
  .meta({ id: 'SamlProvider' });
export const ShownSamlProvider = SamlProvider.extend({
  entryPoint: z.string(),
  idpIssuer: z.string(),
  idpCertificates: z.array(z.string()),
  ...touched,
  /**
   * The values to enter at the identity provider: our entity id, and the address for its answers.
   */
  entityId: z.string(),
  callbackUrl: z.string(),
  revision: RevisionOrNone,
}).meta({ id: 'ShownSamlProvider' });
export type SamlProvider = z.output<typeof SamlProvider>;
export type ShownSamlProvider = z.output<typeof ShownSamlProvider>;

/** The result of a trial of a source. */
export const ProviderTrial = z
  .object({
    ok: z.boolean(),
    /** The first error; null if there was none. */
    code: z.string().nullable(),
    /** In the language of the caller. */
    msg: z.string(),
    /** People found who may sign in, where the source can tell. */
    found: z.int().nullable(),
    /**
     * The effects of saving on members, if the source can tell: counts, and the first of the names.
     */
    plan: z
      .object({
        created: z.int(),
        createdNames: z.array(z.string()),
        deactivated: z.int(),
        deactivatedNames: z.array(z.string()),
        /** Those who would no longer administer. */
        demoted: z.int(),
        demotedNames: z.array(z.string()),
        /** Those who are here and would administer from then on. */
        promoted: z.int(),
        promotedNames: z.array(z.string()),
        /**
         * True if an administrator must confirm again before any member loses access or gets
         * another role.
         */
        needsConsent: z.boolean(),
      })
      .nullable(),
    /** Further facts, a sentence each, in the language of the caller. */
    notes: z.array(z.string()),
  })
  .meta({ id: 'ProviderTrial' });
export type ProviderTrial = z.output<typeof ProviderTrial>;
