export { FindLdapSyncs } from './views/ldap-syncs.js';
export { ShowLdapProvider, ShowOidcProvider, ShowSamlProvider } from './views/shown-providers.js';
export { SignInMethods } from './views/sign-in-methods.js';
