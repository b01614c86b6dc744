export { FindMembers, FindMembersHandler } from './find-members.js';
export { GetMember, GetMemberHandler } from './get-member.js';
