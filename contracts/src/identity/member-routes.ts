import { z } from 'zod';

import { PartialSuccess } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { Invitation } from './invitation.js';
import { Particulars, ShownUserProfile, UserProfile } from './account.js';
import { Member, MemberAccount, MemberStatus } from './read-models.js';
import { CsvMember } from './member-csv.js';
import { Language } from '../schema/language.js';
import { Guest } from './guest-routes.js';
import { MemberRole } from '../access/role.js';
import { Email, UserName } from './user-name.js';
import { PERSON_NAME_MAX } from '../schema/person-name.js';
import { plainLine } from '../schema/plain-text.js';
import { seen } from '../schema/revision.js';

const context = 'identity';
const policy = 'members.manage';
const Name = plainLine().min(1).max(PERSON_NAME_MAX);
const BaseUrl = z.url().max(300);

/** Longest file of members to import, in characters. */
export const IMPORT_CSV_MAX = 1_000_000;
/** Most rows that a report of an import shows as they were understood. */
export const IMPORT_PREVIEW_MAX = 100;

/** The result of an import, or of its trial. */
export const ImportReport = z
  .object({
    /** Rows below the header. */
    rows: z.int().nonnegative(),
    imported: z.int().nonnegative(),
    /** Rows count from 1, the header is row 1; an empty `field` means the whole row or file. */
    problems: z.array(z.object({ row: z.int().positive(), field: z.string(), code: z.string() })),
    /** The first good rows as they were understood. */
    preview: z.array(CsvMember),
  })
  .meta({ id: 'ImportReport' });
export type ImportReport = z.output<typeof ImportReport>;

export const listMembers = defineRoute({
  method: 'GET',
  path: '/users',
  context,
  policy: 'members.read',
  summary: 'Members and guests by page',
  query: PageQuery.extend({
    q: plainLine().max(100).optional(),
    role: z.enum([...MemberRole.options, 'guest']).optional(),
    status: MemberStatus.optional(),
  }),
  answers: { 200: pageOf(z.union([Member, Guest])) },
});

export const listAllMembers = defineRoute({
  method: 'GET',
  path: '/users/all',
  context,
  policy: 'members.read',
  summary: 'All members, as far as the list limit goes',
  answers: { 200: pageOf(Member) },
});

export const viewMemberSettings = defineRoute({
  method: 'GET',
  path: '/users/viewSettings',
  context,
  policy,
  summary: 'One member with all details',
  query: z.object({ userId: Id }),
  answers: { 200: MemberAccount },
  rejections: ['MEMBER_NOT_FOUND'],
});

export const changeMemberStatuses = defineRoute({
  method: 'PUT',
  path: '/users/status',
  context,
  policy,
  summary: 'Activate or deactivate several members',
  body: z.strictObject({
    users: z
      .array(z.strictObject({ id: Id, status: z.enum(['ACTIVE', 'INACTIVE']) }))
      .min(1)
      .max(999),
  }),
  answers: { 200: PartialSuccess },
});

export const updateMemberAccount = defineRoute({
  method: 'POST',
  path: '/users/updateAccount',
  context,
  policy,
  summary: 'Change details and role of a member',
  body: z.strictObject({
    userId: Id,
    firstName: Name.optional(),
    lastName: Name.optional(),
    userName: UserName.optional(),
    email: Email.optional(),
    role: MemberRole.optional(),
    ...Particulars.partial().shape,
  }),
  answers: { 200: MemberAccount },
  rejections: [
    'MEMBER_NOT_FOUND',
    'USER_NAME_ALREADY_EXISTS',
    'EMAIL_ALREADY_EXISTS',
    'LAST_ADMINISTRATOR',
    'TOO_MANY_REQUESTS',
  ],
});

export const deleteMembers = defineRoute({
  method: 'POST',
  path: '/users/delete',
  context,
  policy,
  summary: 'Delete members; their statistics stay',
  body: z.strictObject({ deleteUsers: z.array(Id).min(1).max(999) }),
  answers: { 200: PartialSuccess },
});

export const importMembers = defineRoute({
  method: 'POST',
  path: '/users/importCsv',
  context,
  policy,
  summary:
    'Import members from CSV: all of them, or nobody and a report by row. `dryRun` reports without importing',
  body: z.strictObject({
    csv: z.string().min(1).max(IMPORT_CSV_MAX),
    dryRun: z.boolean().default(false),
    /** True if each member is sent an invitation by mail. */
    invite: z.boolean().default(false),
    language: Language.default('de'),
  }),
  maxBytes: 2 * IMPORT_CSV_MAX,
  answers: { 200: ImportReport },
  rejections: ['TOO_MANY_REQUESTS'],
});

export const getMemberProfiles = defineRoute({
  method: 'GET',
  path: '/user-profile/get',
  context,
  policy,
  summary: 'Additional profiles of a member',
  query: z.object({ userId: Id }),
  answers: { 200: z.array(ShownUserProfile) },
  rejections: ['MEMBER_NOT_FOUND'],
});

export const createMemberProfile = defineRoute({
  method: 'POST',
  path: '/user-profile/create',
  context,
  policy,
  summary: 'Add an additional profile to a member',
  body: UserProfile.extend({ userId: Id }),
  answers: { 201: ShownUserProfile },
  rejections: ['MEMBER_NOT_FOUND', 'ID_ALREADY_USED', 'TOO_MANY_PROFILES'],
});

export const updateMemberProfile = defineRoute({
  method: 'POST',
  path: '/user-profile/update',
  context,
  policy,
  summary: 'Change an additional profile of a member',
  body: UserProfile.extend({ userId: Id, ...seen }),
  answers: { 200: ShownUserProfile },
  rejections: ['MEMBER_NOT_FOUND', 'PROFILE_NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const inviteMembers = defineRoute({
  method: 'POST',
  path: '/members/createWithInvitation',
  context,
  policy,
  summary: 'Create members and invite them by mail',
  body: z.strictObject({
    users: z
      .array(
        z.strictObject({
          _id: Id,
          firstName: Name,
          lastName: Name,
          userName: UserName,
          email: Email,
          role: MemberRole,
        }),
      )
      .min(1)
      .max(100),
    inviteBaseURL: BaseUrl,
  }),
  answers: { 201: z.object({ users: z.array(Member) }) },
  rejections: ['EMAIL_ALREADY_EXISTS', 'USER_NAME_ALREADY_EXISTS', 'TOO_MANY_REQUESTS'],
});

export const getInvitation = defineRoute({
  method: 'GET',
  path: '/admin/members/{id}/invitation',
  context,
  policy,
  summary: 'What became of an invitation; its link, where no mail server is set up',
  params: z.object({ id: Id }),
  answers: { 200: Invitation },
  rejections: ['MEMBER_NOT_FOUND'],
});

export const resendInvitation = defineRoute({
  method: 'PATCH',
  path: '/members/resend/invite',
  context,
  policy,
  summary: 'Send an invitation once more; the earlier link ends',
  body: z.strictObject({ userId: Id, inviteBaseURL: BaseUrl }),
  answers: { 200: Member },
  rejections: ['MEMBER_NOT_FOUND', 'ALREADY_REGISTERED', 'TOO_MANY_REQUESTS'],
});
