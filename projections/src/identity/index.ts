export { erasures, type ErasureDocument } from './erasures.js';
export { groups, type GroupDocument } from './groups.js';
export { guests, type GuestDocument, type SessionGuestDocument } from './guests.js';
export {
  identityProviders,
  type IdentityProviderDocument,
  type LdapSettings,
  type LdapSyncDocument,
  type OidcSettings,
  type SamlSettings,
} from './providers.js';
export type {
  FormerMemberDocument,
  MemberCollections,
  MemberDesk,
  MemberDocument,
  MemberLink,
  ProfileDocument,
  SessionDocument,
} from './members.model.js';
export { members } from './members.js';
export { apiKeys, type ApiKeyDocument } from './api-keys.js';
