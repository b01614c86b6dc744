export { AdmitFromSource, ShutOutOfSource, SignInFromSource } from './sign-in-from-source.js';
export { SaveLdapProvider, SaveOidcProvider, SaveSamlProvider } from './save-provider.js';
export {
  ApproveLdapSync,
  DiscardLdapSync,
  EndLdapSync,
  HoldLdapSync,
  RequestLdapSync,
} from './sync.js';
