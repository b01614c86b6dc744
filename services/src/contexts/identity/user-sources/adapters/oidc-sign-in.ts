import { Injectable } from '@nestjs/common';
import type { Configuration } from 'openid-client';
import type { OidcSettings } from '@foyer/projections/identity';

import { SourceFailure } from '../domain/source-failure.js';
import { type Begun, type ProvedPerson } from './proved-person.js';
import { personInClaims } from './claims.js';
import {
  AddressNotAllowed,
  guardedFetch,
  GuardedNetwork,
  isCertificateFault,
} from '#platform/http/guarded';
import { latePart } from '#platform/late-part';

export interface OidcAccess {
  readonly settings: OidcSettings;
  readonly clientSecret: string;
  /** The address to which people come back. */
  readonly redirectUri: string;
}

const openidClient = latePart(() => import('openid-client'));

/** For so long a provider's description of itself is believed, in milliseconds. */
const KNOWN_FOR_MS = 5 * 60_000;

/** Signs people in at a provider that speaks OpenID Connect, by authorization code with PKCE. */
@Injectable()
export class OidcSignIn {
  readonly #fetch;
  #known:
    | { readonly of: string; readonly until: number; readonly config: Configuration }
    | undefined;

  constructor(network: GuardedNetwork) {
    this.#fetch = guardedFetch(network);
  }

  /** @throws SourceFailure where it cannot be reached or is none. */
  async begin(access: OidcAccess): Promise<Begun> {
    return asSource(async () => {
      const client = await openidClient();
      const config = await this.#configuration(access);
      const expected = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: access.redirectUri,
        scope: access.settings.scope,
        state: expected.state,
        nonce: expected.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(expected.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, expected };
    });
  }

  /**
   * @param query what came back with the browser.
   * @throws SourceFailure where it cannot be reached, or the answer is not one to believe.
   */
  async finish(
    access: OidcAccess,
    query: URLSearchParams,
    expected: Begun['expected'],
  ): Promise<ProvedPerson> {
    return asSource(async () => {
      const client = await openidClient();
      const config = await this.#configuration(access);
      const { state = '', nonce = '', codeVerifier = '' } = expected;
      const tokens = await client.authorizationCodeGrant(
        config,
        new URL(`${access.redirectUri}?${query.toString()}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (!claims) throw new SourceFailure('SSO_FAILED');
      const hasMore = config.serverMetadata().userinfo_endpoint !== undefined;
      const more = hasMore
        ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
      return personInClaims({ ...claims, ...more, sub: claims.sub }, access.settings.claims);
    });
  }

  /** Looks whether settings lead to a provider. @throws SourceFailure */
  async check(access: OidcAccess): Promise<void> {
    await asSource(async () => {
      const config = await this.#describe(access);
      const {
        authorization_endpoint: authorization,
        token_endpoint: token,
        jwks_uri: keys,
      } = config.serverMetadata();
      if (!authorization || !token || !keys) throw new SourceFailure('PROVIDER_NOT_UNDERSTOOD');
      const answer = await this.#fetch(keys);
      const { keys: found } = (await answer.json()) as { readonly keys?: unknown };
      if (!Array.isArray(found)) throw new SourceFailure('PROVIDER_NOT_UNDERSTOOD');
    });
  }

  async #configuration(access: OidcAccess): Promise<Configuration> {
    const of = JSON.stringify(access);
    const now = performance.now();
    if (this.#known?.of === of && this.#known.until > now) return this.#known.config;
    const config = await this.#describe(access);
    this.#known = { of, until: now + KNOWN_FOR_MS, config };
    return config;
  }

  async #describe({ settings, clientSecret }: OidcAccess): Promise<Configuration> {
    const client = await openidClient();
    const metadata = { id_token_signed_response_alg: settings.idTokenAlg };
    const secret = clientSecret === '' ? client.None() : client.ClientSecretPost(clientSecret);
    const isPlain = settings.issuer.startsWith('http:');
    const execute = [
      client.enableNonRepudiationChecks,
      // Marked as deprecated to stand out. The guard below lets it lead to this machine alone, for trials.
      // oxlint-disable-next-line typescript/no-deprecated
      ...(isPlain ? [client.allowInsecureRequests] : []),
    ];
    if (settings.tokenEndpoint === '') {
      return client.discovery(new URL(settings.issuer), settings.clientID, metadata, secret, {
        execute,
        [client.customFetch]: this.#fetch as never,
      });
    }
    const config = new client.Configuration(
      {
        issuer: settings.issuer,
        authorization_endpoint: settings.authorizationEndpoint,
        token_endpoint: settings.tokenEndpoint,
        jwks_uri: settings.jwksUri,
        ...(settings.userinfoEndpoint !== '' && { userinfo_endpoint: settings.userinfoEndpoint }),
      },
      settings.clientID,
      metadata,
      secret,
    );
    config[client.customFetch] = this.#fetch as never;
    client.enableNonRepudiationChecks(config);
    // oxlint-disable-next-line typescript/no-deprecated -- as above
    if (isPlain) client.allowInsecureRequests(config);
    return config;
  }
}

async function asSource<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw failureOf(error);
  }
}

/** Faults of the way to the provider, as Node and undici name them. */
const UNREACHABLE = /^(?:E[A-Z]+|ERR_(?:SSL|TLS)_\w+|UND_ERR_\w+)$/;

function failureOf(error: unknown): Error {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    if (at instanceof SourceFailure) return at;
    if (at instanceof AddressNotAllowed) return new SourceFailure('ADDRESS_NOT_ALLOWED');
    const { code, name, error: said, status } = at as Readonly<Record<string, unknown>>;
    if (said === 'access_denied') return new SourceFailure('SSO_CANCELLED');
    const word = typeof code === 'string' ? code : '';
    if (isCertificateFault(at)) return new SourceFailure('CERTIFICATE_NOT_TRUSTED');
    const isFaulty = typeof status === 'number' && status >= 500;
    if (isFaulty || UNREACHABLE.test(word) || name === 'TimeoutError') {
      return new SourceFailure('SOURCE_UNREACHABLE');
    }
  }
  return new SourceFailure('PROVIDER_NOT_UNDERSTOOD');
}
