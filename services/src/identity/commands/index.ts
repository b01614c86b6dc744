export { Member, Reservation } from './aggregates.js';
export { ChangeMember, ChangeMemberHandler } from './change-member.js';
export { CreateMember, CreateMemberHandler, type NewMember } from './create-member.js';
export { NameStreams } from './name-streams.js';
export { NewPasswords } from './new-passwords.js';
export { NewSessions } from './new-sessions.js';
export { RedeemSignInLink, RedeemSignInLinkHandler } from './redeem-sign-in-link.js';
export { SignIn, SignInHandler } from './sign-in.js';
export { SignOut, SignOutHandler } from './sign-out.js';
