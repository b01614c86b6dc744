export { FindLinksToMail, FindLinksToMailHandler, type LinkToMail } from './find-links-to-mail.js';
export { FindMembers, FindMembersHandler } from './find-members.js';
export { FindProfiles, FindProfilesHandler } from './find-profiles.js';
export { GetMember, GetMemberHandler } from './get-member.js';
