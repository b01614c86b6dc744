export { erasures, type ErasureDocument } from './erasures/projection.js';
export { groups, type GroupDocument } from './groups/projection.js';
export { guests, type GuestDocument, type SessionGuestDocument } from './guests/projection.js';
export {
  identityProviders,
  type IdentityProviderDocument,
  type LdapSettings,
  type LdapSyncDocument,
  type OidcSettings,
  type SamlSettings,
} from './providers/projection.js';
export type {
  FormerMemberDocument,
  MemberCollections,
  MemberDesk,
  MemberDocument,
  MemberLink,
  ProfileDocument,
  SessionDocument,
} from './members/documents.js';
export { members } from './members/projection.js';
