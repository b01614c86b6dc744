import { Injectable } from '@nestjs/common';

import { PublicAddress } from '#platform/operations/start';
import { SourceFailure } from '../../user-sources/domain/source-failure.js';
import { placesOf } from '../../user-sources/places.js';
import { ProviderSecrets } from '../../user-sources/adapters/provider-secrets.js';
import { Providers } from '../../user-sources/adapters/providers.js';
import { OidcSignIn, type OidcAccess } from '../../user-sources/adapters/oidc-sign-in.js';
import { SamlSignIn, type SamlAccess } from '../../user-sources/adapters/saml-sign-in.js';
import { SourceAccounts } from '../../user-sources/domain/source-accounts.service.js';
import { SsoFlow, type Onward, type Returning } from './sso-flow.service.js';

/** Signing in through the company's own providers. */
@Injectable()
export class CompanySignIns {
  constructor(
    private readonly providers: Providers,
    private readonly secrets: ProviderSecrets,
    private readonly oidc: OidcSignIn,
    private readonly saml: SamlSignIn,
    private readonly accounts: SourceAccounts,
    private readonly flow: SsoFlow,
    private readonly address: PublicAddress,
  ) {}

  beginOidc(wanted: string | undefined): Promise<Onward> {
    return this.flow.begin('oidc', wanted, async () => this.oidc.begin(await this.#oidcAccess()));
  }

  /** @param query what came back with the browser. */
  finishOidc(browser: Returning, query: URLSearchParams): Promise<Onward> {
    return this.flow.finish('oidc', browser, async (expected) => {
      // The library would reject it too; but this is an answer to a question of another browser.
      if (query.get('state') !== expected.state) throw new SourceFailure('SSO_EXPIRED');
      const access = await this.#oidcAccess();
      const person = await this.oidc.finish(access, query, expected);
      return this.accounts.ofProved('oidc', access.settings.issuer, access.settings, person);
    });
  }

  beginSaml(wanted: string | undefined): Promise<Onward> {
    return this.flow.begin('saml', wanted, async () => this.saml.begin(await this.#samlAccess()));
  }

  finishSaml(browser: Returning, response: string): Promise<Onward> {
    return this.flow.finish('saml', browser, async (expected) => {
      const access = await this.#samlAccess();
      const person = await this.saml.finish(access, response, expected);
      return this.accounts.ofProved('saml', access.settings.idpIssuer, access.settings, person);
    });
  }

  /** Returns the facts about this program that an identity provider needs, in XML. */
  metadata(): Promise<string> {
    return this.saml.metadata(placesOf(this.address));
  }

  /** The token of the session that was begun in this browser. @throws Rejected SSO_EXPIRED */
  takeSession(cookies: string): Promise<{ readonly token: string; readonly cookie: string }> {
    return this.flow.takeSession(cookies);
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
