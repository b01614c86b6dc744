import { readSettings } from '#platform/config';
import { ENVIRONMENT, type Environment } from '#platform/tokens';
import { DirectorySignIn } from './commands/directory-sign-in.js';
import { GuardedNetwork } from './infra/guarded-network.js';
import { GuardedProviderPages } from './infra/guarded-provider-pages.js';
import { LdapDirectory } from './infra/ldap-directory.js';
import { OpenIdSignIn } from './infra/openid-sign-in.js';
import { ReadProviders } from './infra/read-providers.js';
import { NodeSamlSignIn } from './infra/saml-sign-in.js';
import { JoseSealedCookie } from './infra/jose-sealed-cookie.js';
import { DirectoryPlans } from './commands/directory-plans.js';
import { SourceAccounts } from './commands/source-accounts.js';
import { sourceSettings } from './infra/source-settings.js';
import { VaultProviderSecrets } from './infra/vault-provider-secrets.js';
import { VaultSourceKeys } from './infra/vault-source-keys.js';
import { ProviderTrials } from './commands/provider-trials.js';
import { CompanySignIns } from './commands/company-sign-ins.js';
import { SsoFlow } from './commands/sso-flow.js';
import { Directory } from './ports/directory.js';
import { ProviderSecrets } from './ports/provider-secrets.js';
import { ProviderPages } from './ports/provider-pages.js';
import { Providers } from './ports/providers.js';
import { SealedCookie } from './ports/sealed-cookie.js';
import { OidcSignIn, SamlSignIn } from './ports/sign-in-provider.js';
import { SourceKeys } from './ports/source-keys.js';

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
