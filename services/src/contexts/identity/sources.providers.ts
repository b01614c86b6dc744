import { readSettings } from '#platform/config';
import { ENVIRONMENT, type Environment } from '#platform/tokens';
import { DirectorySignIn } from './sign-in/domain/directory-sign-in.service.js';
import { GuardedNetwork } from './user-sources/adapters/guarded-network.js';
import { GuardedProviderPages } from './user-sources/adapters/guarded-provider-pages.js';
import { LdapDirectory } from './user-sources/adapters/ldap-directory.js';
import { OpenIdSignIn } from './user-sources/adapters/openid-sign-in.js';
import { ReadProviders } from './user-sources/adapters/read-providers.js';
import { NodeSamlSignIn } from './user-sources/adapters/saml-sign-in.js';
import { JoseSealedCookie } from './user-sources/adapters/jose-sealed-cookie.js';
import { DirectoryPlans } from './user-sources/domain/directory-plans.service.js';
import { SourceAccounts } from './user-sources/domain/source-accounts.service.js';
import { sourceSettings } from './user-sources/adapters/source-settings.js';
import { VaultProviderSecrets } from './user-sources/adapters/vault-provider-secrets.js';
import { VaultSourceKeys } from './user-sources/adapters/vault-source-keys.js';
import { ProviderTrials } from './user-sources/domain/provider-trials.service.js';
import { CompanySignIns } from './sign-in/domain/company-sign-ins.service.js';
import { SsoFlow } from './sign-in/domain/sso-flow.service.js';
import { Directory } from './user-sources/ports/directory.js';
import { ProviderSecrets } from './user-sources/ports/provider-secrets.js';
import { ProviderPages } from './user-sources/ports/provider-pages.js';
import { Providers } from './user-sources/ports/providers.js';
import { SealedCookie } from './user-sources/ports/sealed-cookie.js';
import { OidcSignIn, SamlSignIn } from './user-sources/ports/sign-in-provider.js';
import { SourceKeys } from './user-sources/ports/source-keys.js';

/** The adapters that connect to user sources. */
export const sourceProviders = [
  {
    provide: GuardedNetwork,
    inject: [ENVIRONMENT],
    useFactory: (environment: Environment) =>
      new GuardedNetwork(readSettings(sourceSettings, environment).SIGN_IN_NETWORKS),
  },
  { provide: Directory, useClass: LdapDirectory },
  { provide: OidcSignIn, useClass: OpenIdSignIn },
  { provide: SamlSignIn, useClass: NodeSamlSignIn },
  { provide: ProviderPages, useClass: GuardedProviderPages },
  { provide: Providers, useClass: ReadProviders },
  { provide: ProviderSecrets, useClass: VaultProviderSecrets },
  { provide: SourceKeys, useClass: VaultSourceKeys },
  DirectoryPlans,
  DirectorySignIn,
  ProviderTrials,
  { provide: SealedCookie, useClass: JoseSealedCookie },
  CompanySignIns,
  SourceAccounts,
  SsoFlow,
];
