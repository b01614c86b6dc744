export { Member, Reservation } from './aggregates.js';
export { ChangeAccount, ChangeAccountHandler } from './change-account.js';
export { ChangeAvatar, ChangeAvatarHandler } from './change-avatar.js';
export { ChangeMember, ChangeMemberHandler, type MemberUpdate } from './change-member.js';
export { ChangePassword, ChangePasswordHandler } from '../../sign-in/commands/change-password.js';
export { CreateMember, CreateMemberHandler, type NewMember } from './create-member.js';
export { DeleteMember, DeleteMemberHandler } from './delete-member.js';
export { FirstSignIn } from '../../sign-in/commands/first-sign-in.js';
export { ImportMembers, ImportMembersHandler } from './import-members.js';
export { InviteMembers, InviteMembersHandler, type InvitedMember } from './invite-members.js';
export { NameStreams } from './name-streams.js';
export { NewLinks } from '../../sign-in/commands/new-links.js';
export { NewPasswords } from '../../sign-in/commands/new-passwords.js';
export { NewSessions, type SessionOrigin } from '../../sign-in/commands/new-sessions.js';
export { NoteMailed } from '../../sign-in/commands/note-mailed.js';
export { ErasureService } from '../../erasure/commands/erasure-service.js';
export { personErasers } from '../../erasure/commands/person-erasers.js';
export { PrimaryTabs } from '../../sign-in/commands/primary-tabs.js';
export {
  RedeemSignInLink,
  RedeemSignInLinkHandler,
} from '../../sign-in/commands/redeem-sign-in-link.js';
export {
  RequestPasswordReset,
  RequestPasswordResetHandler,
} from '../../sign-in/commands/request-password-reset.js';
export {
  ResendInvitation,
  ResendInvitationHandler,
} from '../../sign-in/commands/resend-invitation.js';
export { SaveProfile, SaveProfileHandler } from './save-profile.js';
export {
  SetPasswordByLink,
  SetPasswordByLinkHandler,
} from '../../sign-in/commands/set-password-by-link.js';
export { SignIn, SignInHandler } from '../../sign-in/commands/sign-in.js';
export { EndSessions, EndSessionsHandler } from '../../sign-in/commands/end-sessions.js';
export { SignOut, SignOutHandler } from '../../sign-in/commands/sign-out.js';
export { ChangeGuest, ChangeGuestHandler, CreateGuest, CreateGuestHandler } from './write-guest.js';
export * from './groups.js';
