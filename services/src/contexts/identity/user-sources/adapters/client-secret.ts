import type { ClientAuth, Configuration, ServerMetadata } from 'openid-client';

import { SourceFailure } from '../domain/source-failure.js';

type Methods = Pick<typeof import('openid-client'), 'ClientSecretBasic' | 'ClientSecretPost'>;

/** The ways of sending a secret, the preferred one first. */
const KNOWN = ['client_secret_basic', 'client_secret_post'] as const;

type Method = (typeof KNOWN)[number];

/**
 * The ways of sending a secret that the provider names as well. A provider that names none has the
 * default of OpenID Connect Discovery. Some of those know only the other one.
 * @throws SourceFailure SECRET_METHOD_UNKNOWN
 */
export function secretMethods({
  token_endpoint_auth_methods_supported: named,
}: ServerMetadata): readonly Method[] {
  const common = KNOWN.filter((method) => named?.includes(method) ?? true);
  if (common.length === 0) throw new SourceFailure('SECRET_METHOD_UNKNOWN');
  return common;
}

/**
 * Sends the secret in a way that the provider names. A provider may name several, and yet know this
 * client by one of them: if it refuses the client, the next way is tried, and kept.
 */
export class ClientSecret {
  #refused = 0;
  readonly #ways: Readonly<Record<Method, ClientAuth>>;

  constructor(client: Methods, secret: string) {
    this.#ways = {
      client_secret_basic: client.ClientSecretBasic(secret),
      client_secret_post: client.ClientSecretPost(secret),
    };
  }

  readonly send: ClientAuth = (server, ...request) => {
    const methods = secretMethods(server);
    const method = methods[this.#refused % methods.length] ?? KNOWN[0];
    this.#ways[method](server, ...request);
  };

  /** Asks for tokens, once in each way at most. */
  async ask<T>(config: Configuration, grant: () => Promise<T>): Promise<T> {
    const { length } = secretMethods(config.serverMetadata());
    for (let left = length - 1; ; left -= 1) {
      const before = this.#refused;
      try {
        return await grant();
      } catch (error) {
        if (left === 0 || !isClientRefused(error)) throw error;
        // Another sign-in may have found out the same meanwhile.
        if (this.#refused === before) this.#refused += 1;
      }
    }
  }
}

/** Says that the provider took this program for no client of its own. */
function isClientRefused(error: unknown): boolean {
  const { error: said, code, status } = error as Readonly<Record<string, unknown>>;
  const isChallenge = code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE' && status === 401;
  return said === 'invalid_client' || isChallenge;
}
