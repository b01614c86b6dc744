export { FindLdapSyncs } from './ldap-syncs.js';
export { ShowLdapProvider, ShowOidcProvider, ShowSamlProvider } from './shown-providers.js';
export { SignInMethods } from './sign-in-methods.js';
