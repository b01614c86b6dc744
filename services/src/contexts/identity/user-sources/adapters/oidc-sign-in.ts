import { Injectable } from '@nestjs/common';
import type { Configuration } from 'openid-client';
import type { OidcSettings } from '@foyer/projections/identity';

import { SourceFailure } from '../domain/source-failure.js';
import { type Begun, type ProvedPerson } from './proved-person.js';
import { personInClaims } from './claims.js';
import { ClientSecret, secretMethods } from './client-secret.js';
import { asSource } from './oidc-failure.js';
import { guardedFetch, GuardedNetwork } from '#platform/http/guarded';
import { latePart } from '#platform/late-part';

export interface OidcAccess {
  readonly settings: OidcSettings;
  readonly clientSecret: string;
  /** The address to which people come back. */
  readonly redirectUri: string;
}

/** The provider as it describes itself, and how it receives the secret; none without a secret. */
interface Described {
  readonly config: Configuration;
  readonly secret: ClientSecret | null;
}

const openidClient = latePart(() => import('openid-client'));

/** For so long a provider's description of itself is believed, in milliseconds. */
const KNOWN_FOR_MS = 5 * 60_000;

/** Signs people in at a provider that speaks OpenID Connect, by authorization code with PKCE. */
@Injectable()
export class OidcSignIn {
  readonly #fetch;
  #known: (Described & { readonly of: string; readonly until: number }) | undefined;

  constructor(network: GuardedNetwork) {
    this.#fetch = guardedFetch(network);
  }

  /** @throws SourceFailure where it cannot be reached or is none. */
  async begin(access: OidcAccess): Promise<Begun> {
    return asSource(async () => {
      const client = await openidClient();
      const { config, secret } = await this.#described(access);
      // Before the person types a password there that leads nowhere.
      if (secret !== null) secretMethods(config.serverMetadata());
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
      const { config, secret } = await this.#described(access);
      const { state = '', nonce = '', codeVerifier = '' } = expected;
      const answer = new URL(`${access.redirectUri}?${query.toString()}`);
      const grant = () =>
        client.authorizationCodeGrant(config, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
      const tokens = await (secret === null ? grant() : secret.ask(config, grant));
      const claims = tokens.claims();
      if (!claims) throw new SourceFailure('SSO_FAILED');
      const hasMore = config.serverMetadata().userinfo_endpoint !== undefined;
      const more = hasMore
        ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
      return personInClaims({ ...claims, ...more, sub: claims.sub }, access.settings.claims);
    });
  }

  /**
   * Looks whether settings lead to a provider, and to one that takes a secret as it is sent here.
   * @throws SourceFailure
   */
  async check(access: OidcAccess, hasSecret: boolean): Promise<void> {
    await asSource(async () => {
      const { config } = await this.#describe(access);
      const {
        authorization_endpoint: authorization,
        token_endpoint: token,
        jwks_uri: keys,
      } = config.serverMetadata();
      if (!authorization || !token || !keys) throw new SourceFailure('PROVIDER_NOT_UNDERSTOOD');
      const answer = await this.#fetch(keys);
      const { keys: found } = (await answer.json()) as { readonly keys?: unknown };
      if (!Array.isArray(found)) throw new SourceFailure('PROVIDER_NOT_UNDERSTOOD');
      if (hasSecret) secretMethods(config.serverMetadata());
    });
  }

  async #described(access: OidcAccess): Promise<Described> {
    const of = JSON.stringify(access);
    const now = performance.now();
    if (this.#known?.of === of && this.#known.until > now) return this.#known;
    this.#known = { of, until: now + KNOWN_FOR_MS, ...(await this.#describe(access)) };
    return this.#known;
  }

  async #describe({ settings, clientSecret }: OidcAccess): Promise<Described> {
    const client = await openidClient();
    const metadata = { id_token_signed_response_alg: settings.idTokenAlg };
    const secret = clientSecret === '' ? null : new ClientSecret(client, clientSecret);
    const auth = secret?.send ?? client.None();
    const isPlain = settings.issuer.startsWith('http:');
    const execute = [
      client.enableNonRepudiationChecks,
      // Marked as deprecated to stand out. The guard below lets it lead to this machine alone, for trials.
      // oxlint-disable-next-line typescript/no-deprecated
      ...(isPlain ? [client.allowInsecureRequests] : []),
    ];
    if (settings.tokenEndpoint === '') {
      const options = { execute, [client.customFetch]: this.#fetch as never };
      const issuer = new URL(settings.issuer);
      const found = await client.discovery(issuer, settings.clientID, metadata, auth, options);
      return { config: found, secret };
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
      auth,
    );
    config[client.customFetch] = this.#fetch as never;
    client.enableNonRepudiationChecks(config);
    // oxlint-disable-next-line typescript/no-deprecated -- as above
    if (isPlain) client.allowInsecureRequests(config);
    return { config, secret };
  }
}
