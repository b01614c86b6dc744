import { once } from 'node:events';
import type { Server } from 'node:http';
import getPort from 'get-port';
import type Provider from 'oidc-provider';
import type { ClientAuthMethod } from 'oidc-provider';

export const CLIENT = { clientID: 'foyer', clientSecret: 'Client-Secret-0123456789' };

/** The statements of the provider about a person. */
export interface Claims {
  readonly preferred_username?: string;
  readonly email?: string;
  readonly email_verified?: boolean | 'false';
  readonly given_name?: string;
  readonly family_name?: string;
  readonly groups?: readonly string[];
  readonly _claim_names?: Readonly<Record<string, string>>;
  readonly hasgroups?: boolean;
}

/** A company's provider, which lets in every person who types a known name. */
export interface OidcCompany {
  readonly issuer: string;
  readonly people: Map<string, Claims>;
  stop(): Promise<void>;
}

/** A public key that no one signs with. */
const NO_KEY = {
  keys: [
    {
      ...{ kty: 'EC', crv: 'P-256', use: 'sig' },
      x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
      y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
    },
  ],
};

/** How the provider receives the secret of a client: by the ways it names, of this client by one. */
export interface SecretWays {
  readonly named?: readonly ClientAuthMethod[];
  readonly expected?: ClientAuthMethod;
}

/** Starts a provider that speaks OpenID Connect and demands PKCE. */
export async function startOidcCompany(
  redirectUri: string,
  { named, expected = 'client_secret_post' }: SecretWays = {},
): Promise<OidcCompany> {
  // It warns of what is as it should be in a test.
  Object.assign(globalThis.console, { warn: () => undefined, info: () => undefined });
  const port = await getPort();
  const issuer = `http://127.0.0.1:${port.toString()}`;
  const people = new Map<string, Claims>();
  const { default: OidcProvider } = await import('oidc-provider');
  const provider: Provider = new OidcProvider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientID,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: expected,
        ...(expected === 'private_key_jwt' && { jwks: NO_KEY }),
      },
    ],
    ...(named && { clientAuthMethods: [...named] }),
    pkce: { required: () => true },
    claims: {
      openid: ['sub', 'groups', 'hasgroups', '_claim_names'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username', 'given_name', 'family_name', 'locale'],
    },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people.get(id) }),
    }),
    // The provider grants all that the client asks for, without a question to the person.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    cookies: { keys: ['only-for-tests'] },
  });
  const server: Server = provider.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer,
    people,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
