export {
  AccountChange,
  OwnSession,
  Particulars,
  Preference,
  ShownPreference,
  ShownUserProfile,
  UserProfile,
} from './account.js';
export * from './access-events.js';
export * from './account-events.js';
export * as accountRoutes from './account-routes.js';
export * as avatarRoutes from './avatar-routes.js';
export { Availability, BreakKind, CallStatus, OnlineStatus } from './availability.js';
export { Language } from '../schema/language.js';
export { BASE_PATH, chosenLanguage, languageCookie, TOKEN_STORAGE_KEY } from './browser-storage.js';
export * from './events.js';
export { FACTOR_DIGITS, RECOVERY_CODES } from './factor-limits.js';
export * from './factor-events.js';
export * as factorRoutes from './factor-routes.js';
export { GIVEN_UP, type Held, type LossOfAccess } from './given-up.js';
export * as erasureRoutes from './erasure-routes.js';
export type { FormerMember, Erasure } from './erasure-routes.js';
export * from './group-events.js';
export * as groupRoutes from './group-routes.js';
export type { Group } from './group-routes.js';
export * from './guest-events.js';
export { GuestFirstName } from './guest-name.js';
export * as guestRoutes from './guest-routes.js';
export { GUEST_LIST_MAX, type Guest } from './guest-routes.js';
export * as memberRoutes from './member-routes.js';
export { IMPORT_CSV_MAX, IMPORT_PREVIEW_MAX, type ImportReport } from './member-routes.js';
export * as identityMessages from './messages.js';
export * as ownCallRoutes from './own-call-routes.js';
export * as outboxRoutes from './outbox-routes.js';
export type { OutboxMail, OutboxMailContent } from './outbox-routes.js';
export { NewPassword, TypedPassword } from './password.js';
export { keepsPolicy, PASSPHRASE_MAX, PASSPHRASE_MIN, strengthUnder } from './passphrase.js';
export { PasswordPolicy } from './password-policy.js';
export {
  avoidsFirstName,
  brokenPasswordRules,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordRules,
  passwordStrength,
  type PasswordRule,
  type PasswordStrength,
} from './password-rule.js';
export * from './person-events.js';
export type { ActorType } from '../access/actor-type.js';
export { covers, isOpenToKeys } from '../access/key-policy.js';
export { permits, policies, type Policy } from '../access/policy.js';
export {
  Member,
  MemberAccount,
  MemberSource,
  MemberStatus,
  PendingEmail,
  Profile,
} from './read-models.js';
export { nameKey } from './name-key.js';
export * as providerRoutes from './provider-routes.js';
export type { LdapSync } from './provider-routes.js';
export * as ssoRoutes from './sso-routes.js';
export * from './sign-in-name-events.js';
export * from './source-events.js';
export * from './provider-events.js';
export {
  LdapProvider,
  OidcProvider,
  SamlProvider,
  type ProviderTrial,
  type ShownLdapProvider,
  type ShownOidcProvider,
  type ShownSamlProvider,
} from './providers.js';
export { KeyRole, MemberRole, Role } from '../access/role.js';
export * as identityRoutes from './routes.js';
export type { FactorAsked } from './signed-in.js';
export { Email, Login, USER_NAME_MAX, USER_NAME_MIN, UserName } from './user-name.js';
export { Invitation, PasswordLinkPurpose } from './invitation.js';
export {
  CsvMember,
  MEMBER_CSV_HEADERS,
  MEMBER_CSV_ROWS_MAX,
  readMemberTable,
  type CsvProblem,
  type MemberTable,
} from './member-csv.js';
export { identityUpcasters } from './upcasters.js';
export * from './api-key-events.js';
export * as apiKeyRoutes from './api-key-routes.js';
export { API_KEY_DAYS, API_KEY_MOST_DAYS } from './api-key-limits.js';
export type { ApiKey } from './api-key-routes.js';
