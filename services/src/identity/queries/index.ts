export {
  FindUnfinishedForgettings,
  FindUnfinishedForgettingsHandler,
  GetForgetting,
  GetForgettingHandler,
} from './find-forgettings.js';
export { FindFormerMembers, FindFormerMembersHandler } from './find-former-members.js';
export {
  FindGroups,
  FindGroupsHandler,
  GetGroup,
  GetGroupHandler,
  type GroupCriteria,
} from './find-groups.js';
export { FindGuests, FindGuestsHandler, GetGuest, GetGuestHandler } from './find-guests.js';
export { FindLinksToMail, FindLinksToMailHandler, type LinkToMail } from './find-links-to-mail.js';
export { FindMembers, FindMembersHandler } from './find-members.js';
export { FindOutboxMails, FindOutboxMailsHandler } from './find-outbox-mails.js';
export { OutboxLocks } from './outbox-locks.js';
export { FindProfiles, FindProfilesHandler } from './find-profiles.js';
export { FindSessions, FindSessionsHandler } from './find-sessions.js';
export { GetAvatar, GetAvatarHandler } from './get-avatar.js';
export { OwnerOfProfile, OwnerOfProfileHandler } from './owner-of-profile.js';
export { GetOutboxMail, GetOutboxMailHandler } from './get-outbox-mail.js';
export { GetMember, GetMemberHandler } from './get-member.js';
