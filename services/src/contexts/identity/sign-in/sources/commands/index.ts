export { AdmitFromSource, SignInFromSource } from './sign-in-from-source.js';
export { SaveLdapProvider, SaveOidcProvider, SaveSamlProvider } from './save-provider.js';
export { EndLdapSync, RequestLdapSync } from './sync.js';
