import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ssoRoutes } from '@foyer/contracts/identity';

import { Answer, Input, Serves, type InputOf } from '../../../../platform/http/index.js';
import { PublicAddress } from '../../../../platform/operations/start/index.js';
import { SourceFailure } from '../domain/source-failure.js';
import { placesOf } from '../infra/places.js';
import { ProviderSecrets } from '../ports/provider-secrets.js';
import { Providers } from '../ports/providers.js';
import {
  OidcSignIn,
  SamlSignIn,
  type OidcAccess,
  type SamlAccess,
} from '../ports/sign-in-provider.js';
import { SignInMethods } from '../queries/sign-in-methods.js';
import { SourceAccounts } from '../infra/source-accounts.js';
import { SsoFlow } from './sso-flow.js';

/** Signing in through the company's own providers. */
@Controller()
export class SsoController {
  constructor(
    private readonly queries: QueryBus,
    private readonly providers: Providers,
    private readonly secrets: ProviderSecrets,
    private readonly oidc: OidcSignIn,
    private readonly saml: SamlSignIn,
    private readonly accounts: SourceAccounts,
    private readonly flow: SsoFlow,
    private readonly address: PublicAddress,
  ) {}

  @Serves(ssoRoutes.signInMethods)
  async methods() {
    return { methods: await this.queries.execute(new SignInMethods()) };
  }

  @Serves(ssoRoutes.oidcEnabled)
  async oidcEnabled() {
    const methods = await this.queries.execute(new SignInMethods());
    return { enabled: methods.some(({ kind }) => kind === 'oidc') };
  }

  @Serves(ssoRoutes.oidcLogin)
  async oidcLogin(@Input() { query }: InputOf<typeof ssoRoutes.oidcLogin>) {
    return this.flow.begin('oidc', query.return, async () =>
      this.oidc.begin(await this.#oidcAccess()),
    );
  }

  @Serves(ssoRoutes.oidcCallback)
  async oidcCallback(@Input() input: InputOf<typeof ssoRoutes.oidcCallback>) {
    const { query } = input;
    return this.flow.finish('oidc', input, async (expected) => {
      // The library would say so too; here it is an answer to somebody else's question.
      if (query.state !== expected.state) throw new SourceFailure('SSO_EXPIRED');
      const access = await this.#oidcAccess();
      const person = await this.oidc.finish(access, queryOf(query), expected);
      return this.accounts.ofProved('oidc', access.settings.issuer, access.settings, person);
    });
  }

  @Serves(ssoRoutes.samlLogin)
  async samlLogin(@Input() { query }: InputOf<typeof ssoRoutes.samlLogin>) {
    return this.flow.begin('saml', query.return, async () =>
      this.saml.begin(await this.#samlAccess()),
    );
  }

  @Serves(ssoRoutes.samlCallback)
  async samlCallback(@Input() input: InputOf<typeof ssoRoutes.samlCallback>) {
    return this.flow.finish('saml', input, async (expected) => {
      const access = await this.#samlAccess();
      const person = await this.saml.finish(access, input.body.SAMLResponse, expected);
      return this.accounts.ofProved('saml', access.settings.idpIssuer, access.settings, person);
    });
  }

  @Serves(ssoRoutes.samlMetadata)
  async samlMetadata() {
    const metadata = await this.saml.metadata(placesOf(this.address));
    return new Answer(Buffer.from(metadata, 'utf8'), {
      headers: { 'content-type': ssoRoutes.samlMetadata.produces ?? '' },
    });
  }

  @Serves(ssoRoutes.takeSession)
  async takeSession(@Input() { cookies }: InputOf<typeof ssoRoutes.takeSession>) {
    const { token, cookie } = await this.flow.takeSession(cookies);
    return new Answer({ token, data: { token } }, { headers: { 'set-cookie': cookie } });
  }

  async #oidcAccess(): Promise<OidcAccess> {
    const settings = await this.providers.oidc();
    if (!settings?.enabled) throw new SourceFailure('NOT_CONFIGURED');
    const clientSecret = await this.secrets.find(settings.secretId);
    return { settings, clientSecret, redirectUri: placesOf(this.address).redirectUri };
  }

  async #samlAccess(): Promise<SamlAccess> {
    const settings = await this.providers.saml();
    if (!settings?.enabled) throw new SourceFailure('NOT_CONFIGURED');
    return { settings, ...placesOf(this.address) };
  }
}

function queryOf(given: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const there = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  return new URLSearchParams(there);
}
