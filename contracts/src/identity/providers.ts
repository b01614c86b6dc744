import { z } from 'zod';

/** The address of a directory: ldap:// or ldaps://. */
export const LdapUrl = z
  .url({ protocol: /^ldaps?$/, hostname: /./ })
  .max(500)
  .meta({ id: 'LdapUrl', examples: ['ldaps://directory.example.org'] });

/** An address that OIDC uses: https, or http to this machine for trials. */
export const OidcUrl = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine(
    (url) =>
      url.startsWith('https://') || /^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$)/.test(url),
    'HTTPS_REQUIRED',
  )
  .meta({ id: 'OidcUrl', examples: ['https://id.example.org'] });

/** Hours between two synchronisations; 0 means only when asked, at sign-in and at start. */
export const LDAP_SYNC_INTERVAL_DEFAULT = 1;

const Dn = z.string().trim().max(500);
const Attribute = z.string().trim().max(100);

/** A directory from which members come. */
export const LdapProvider = z
  .strictObject({
    enabled: z.boolean(),
    serverAddr: LdapUrl,
    bindDN: Dn,
    /** Absent: the one that is kept stays. */
    bindPW: z.string().max(500).optional(),
    userDN: Dn,
    userSearchFilter: z.string().trim().max(1000),
    attributes: z.strictObject({
      userName: Attribute.default('uid'),
      email: Attribute.default('mail'),
      firstName: Attribute.default('givenName'),
      lastName: Attribute.default('sn'),
    }),
    groupDN: Dn.default(''),
    loginGroupDN: Dn.default(''),
    adminGroupDN: Dn.default(''),
    syncInterval: z.int().min(0).max(168).default(LDAP_SYNC_INTERVAL_DEFAULT),
  })
  .meta({ id: 'LdapProvider' });
export const ShownLdapProvider = LdapProvider.omit({ bindPW: true }).meta({
  id: 'ShownLdapProvider',
});

/** A provider by which members sign in. */
export const OidcProvider = z
  .strictObject({
    enabled: z.boolean(),
    issuer: OidcUrl,
    clientID: z.string().trim().min(1).max(300),
    /** Absent: the one that is kept stays. */
    clientSecret: z.string().max(1000).optional(),
    authorizationEndpoint: OidcUrl.optional(),
    tokenEndpoint: OidcUrl.optional(),
    userinfoEndpoint: OidcUrl.optional(),
    jwksUri: OidcUrl.optional(),
    scope: z.string().trim().max(300).default('openid email profile'),
    claims: z.strictObject({
      userName: Attribute.default('preferred_username'),
      email: Attribute.default('email'),
      firstName: Attribute.default('given_name'),
      lastName: Attribute.default('family_name'),
      groups: Attribute.default('groups'),
    }),
    memberGroup: z.string().trim().max(300).default(''),
    adminGroup: z.string().trim().max(300).default(''),
  })
  .meta({ id: 'OidcProvider' });
export const ShownOidcProvider = OidcProvider.omit({ clientSecret: true }).meta({
  id: 'ShownOidcProvider',
});
