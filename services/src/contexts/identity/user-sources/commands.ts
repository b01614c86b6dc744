export { AdmitFromSource, ShutOutOfSource } from './domain/admit.command.js';
export {
  SaveLdapProvider,
  SaveOidcProvider,
  SaveSamlProvider,
} from './domain/save-provider.command.js';
export {
  ApproveLdapSync,
  DiscardLdapSync,
  EndLdapSync,
  HoldLdapSync,
  RequestLdapSync,
} from './domain/sync.command.js';
