export {
  FindUnfinishedErasures,
  FindUnfinishedErasuresHandler,
  GetErasure,
  GetErasureHandler,
} from '../../erasure/queries/find-erasures.js';
export { FindFormerMembers, FindFormerMembersHandler } from './find-former-members.js';
export * from './groups.js';
export * from './guests.js';
export * from './members.js';
export {
  FindOutboxMails,
  FindOutboxMailsHandler,
} from '../../sign-in/queries/find-outbox-mails.js';
export { OutboxLocks } from '../../sign-in/queries/outbox-locks.js';
export { FindProfiles, FindProfilesHandler } from './find-profiles.js';
export { FindSessions, FindSessionsHandler } from '../../sign-in/queries/find-sessions.js';
export { GetAvatar, GetAvatarHandler } from './get-avatar.js';
export { OwnerOfProfile, OwnerOfProfileHandler } from './owner-of-profile.js';
export { GetOutboxMail, GetOutboxMailHandler } from '../../sign-in/queries/get-outbox-mail.js';
