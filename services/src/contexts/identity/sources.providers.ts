import { readSettings } from '#platform/config';
import { GuardedNetwork } from '#platform/http/guarded';
import { ENVIRONMENT, type Environment } from '#platform/tokens';
import { DirectorySignIn } from './sign-in/domain/directory-sign-in.service.js';
import { ProviderPages } from './user-sources/adapters/provider-pages.js';
import { Directory } from './user-sources/adapters/directory.js';
import { OidcSignIn } from './user-sources/adapters/oidc-sign-in.js';
import { Providers } from './user-sources/adapters/providers.js';
import { SamlSignIn } from './user-sources/adapters/saml-sign-in.js';
import { SealedCookie } from './user-sources/adapters/sealed-cookie.js';
import { DirectoryPlans } from './user-sources/domain/directory-plans.service.js';
import { SourceAccounts } from './user-sources/domain/source-accounts.service.js';
import { sourceSettings } from './user-sources/adapters/source-settings.js';
import { ProviderSecrets } from './user-sources/adapters/provider-secrets.js';
import { SourceKeys } from './user-sources/adapters/source-keys.js';
import { ProviderTrials } from './user-sources/domain/provider-trials.service.js';
import { CompanySignIns } from './sign-in/domain/company-sign-ins.service.js';
import { SsoFlow } from './sign-in/domain/sso-flow.service.js';

/** The adapters that connect to user sources. */
export const sourceProviders = [
  {
    provide: GuardedNetwork,
    inject: [ENVIRONMENT],
    useFactory: (environment: Environment) =>
      new GuardedNetwork(readSettings(sourceSettings, environment).SIGN_IN_NETWORKS),
  },
  Directory,
  OidcSignIn,
  SamlSignIn,
  ProviderPages,
  Providers,
  ProviderSecrets,
  SourceKeys,
  DirectoryPlans,
  DirectorySignIn,
  ProviderTrials,
  SealedCookie,
  CompanySignIns,
  SourceAccounts,
  SsoFlow,
];
