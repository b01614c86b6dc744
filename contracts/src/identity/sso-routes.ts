import { z } from 'zod';

import { File } from '../schema/answers.js';
import { defineRoute } from '../schema/route.js';
import { SignedIn } from './signed-in.js';
import { SourceKind } from './source-events.js';

const context = 'identity';
const policy = 'public';

export const signInMethods = defineRoute({
  method: 'GET',
  path: '/sso/methods',
  context,
  policy,
  summary: "The company's own ways of signing in",
  answers: {
    200: z.object({
      methods: z.array(z.object({ kind: SourceKind, name: z.string() })),
    }),
  },
});

export const oidcEnabled = defineRoute({
  method: 'GET',
  path: '/sso/oidc/enabled',
  context,
  policy,
  summary: 'Whether one can sign in by OIDC',
  answers: { 200: z.object({ enabled: z.boolean() }) },
});

/** The page to return to: a path of this program; any other value is the start page. */
const ReturnTo = z.object({ return: z.string().max(2000).optional() });

export const oidcLogin = defineRoute({
  method: 'GET',
  path: '/sso/oidc/login',
  context,
  policy,
  summary: 'Go to the OIDC provider to sign in',
  query: ReturnTo,
  produces: 'text/html',
  answers: { 302: File },
});
export const oidcCallback = defineRoute({
  method: 'GET',
  path: '/sso/oidc/callback',
  context,
  policy,
  summary: 'Come back from the OIDC provider',
  query: z.object({
    code: z.string().max(4000).optional(),
    state: z.string().max(500).optional(),
    iss: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
  }),
  produces: 'text/html',
  answers: { 302: File },
});

export const samlLogin = defineRoute({
  method: 'GET',
  path: '/sso/saml/login',
  context,
  policy,
  summary: 'Go to the SAML identity provider to sign in',
  query: ReturnTo,
  produces: 'text/html',
  answers: { 302: File },
});
/** Longest answer of an identity provider, in characters. */
const SAML_RESPONSE_MAX = 500_000;
export const samlCallback = defineRoute({
  method: 'POST',
  path: '/sso/saml/callback',
  context,
  policy,
  summary: 'Come back from the SAML identity provider',
  body: z.object({
    SAMLResponse: z.string().min(1).max(SAML_RESPONSE_MAX),
    RelayState: z.string().max(500).optional(),
  }),
  form: true,
  // Base64 in a form grows by what has to be escaped in it.
  maxBytes: 2 * SAML_RESPONSE_MAX,
  produces: 'text/html',
  answers: { 302: File },
});
export const samlMetadata = defineRoute({
  method: 'GET',
  path: '/sso/saml/metadata',
  context,
  policy,
  summary: 'What a SAML identity provider has to know of this program',
  produces: 'application/samlmetadata+xml',
  answers: { 200: File },
});

export const takeSession = defineRoute({
  method: 'POST',
  path: '/sso/session',
  context,
  policy,
  summary: 'The session that was begun by a company sign-in in this browser, handed over once',
  answers: { 200: SignedIn },
  rejections: ['SSO_EXPIRED'],
});
