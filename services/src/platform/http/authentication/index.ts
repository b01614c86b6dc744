export { Authenticator, type Authentication } from './authenticator.js';
export { TokenAuthentication } from './token-authentication.js';
export { AuthenticationModule } from './authentication.module.js';
