import { z } from 'zod';

import { File } from '../schema/answers.js';
import { defineRoute } from '../schema/route.js';
import { LdapProvider, OidcProvider, ShownLdapProvider, ShownOidcProvider } from './providers.js';

const context = 'identity';
const planned = true;
const policy = 'identity-providers.manage';

export const oidcEnabled = defineRoute({
  method: 'GET',
  path: '/sso/oidc/enabled',
  context,
  planned,
  policy: 'public',
  summary: 'Whether one can sign in by OIDC',
  answers: { 200: z.object({ enabled: z.boolean() }) },
});

const redirect = (path: `/sso/${string}`, summary: string, query?: z.ZodObject) =>
  defineRoute({
    method: 'GET',
    path,
    context,
    planned,
    policy: 'public',
    summary,
    ...(query === undefined ? {} : { query }),
    produces: 'text/html',
    answers: { 302: File },
  });

export const oidcLogin = redirect('/sso/oidc/login', 'Go to the OIDC provider to sign in');
export const oidcCallback = redirect(
  '/sso/oidc/callback',
  'Come back from the OIDC provider',
  z.object({
    code: z.string().max(4000).optional(),
    state: z.string().max(500),
    error: z.string().max(200).optional(),
  }),
);
export const samlLogin = redirect('/sso/saml/login', 'Go to the SAML provider to sign in');

export const samlCallback = defineRoute({
  method: 'POST',
  path: '/sso/saml/callback',
  context,
  planned,
  policy: 'public',
  summary: 'Come back from the SAML provider',
  body: z.strictObject({
    SAMLResponse: z.string().min(1).max(500_000),
    RelayState: z.string().max(500).optional(),
  }),
  produces: 'text/html',
  answers: { 302: File },
});

export const getLdap = defineRoute({
  method: 'GET',
  path: '/identityProvider/ldap',
  context,
  planned,
  policy,
  summary: 'The LDAP directory; its password is not shown',
  answers: { 200: ShownLdapProvider },
});

export const saveLdap = defineRoute({
  method: 'PUT',
  path: '/identityProvider/ldap',
  context,
  planned,
  policy,
  summary: 'Change the LDAP directory',
  body: LdapProvider,
  answers: { 200: ShownLdapProvider },
});

export const syncLdap = defineRoute({
  method: 'POST',
  path: '/identityProvider/ldap/sync',
  context,
  planned,
  policy,
  summary: 'Fetch members from the LDAP directory now',
  answers: {
    202: z.object({
      created: z.int().nonnegative(),
      updated: z.int().nonnegative(),
      deactivated: z.int().nonnegative(),
    }),
  },
});

export const getOidc = defineRoute({
  method: 'GET',
  path: '/identityProvider/oidc',
  context,
  planned,
  policy,
  summary: 'The OIDC provider; its secret is not shown',
  answers: { 200: ShownOidcProvider },
});

export const saveOidc = defineRoute({
  method: 'PUT',
  path: '/identityProvider/oidc',
  context,
  planned,
  policy,
  summary: 'Change the OIDC provider',
  body: OidcProvider,
  answers: { 200: ShownOidcProvider },
});
