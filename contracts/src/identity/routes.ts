import { z } from 'zod';

import { defineAdminResource } from '../schema/admin-resource.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { Particulars } from './account.js';
import { Availability } from './availability.js';
import { Language } from '../schema/language.js';
import { NewPassword, TypedPassword } from './password.js';
import { Member, MemberAccount, MemberSource, MemberStatus, Profile } from './read-models.js';
import { MemberRole } from '../access/role.js';
import { FactorAsked, SignedIn } from './signed-in.js';
import { Email, Login, UserName } from './user-name.js';
import { Revision, seen } from '../schema/revision.js';
import { plainLine } from '../schema/plain-text.js';

const context = 'identity';
const Name = plainLine().min(1).max(100);

export const login = defineRoute({
  method: 'POST',
  path: '/login',
  context,
  summary:
    'Sign in with user name or e-mail and password; with a second factor on, a challenge is answered (202)',
  policy: 'public',
  body: z.strictObject({ username: Login, password: TypedPassword }),
  answers: { 200: SignedIn, 202: FactorAsked },
  rejections: [
    'WRONG_CREDENTIALS',
    'MEMBER_DEACTIVATED',
    'DIRECTORY_UNAVAILABLE',
    'SOURCE_ACCOUNT_EXISTS',
    'SOURCE_ACCOUNT_INCOMPLETE',
    'SOURCE_GROUPS_MISSING',
    'SOURCE_IDENTITY_MISSING',
    'SOURCE_IDENTITY_AMBIGUOUS',
    'SOURCE_ACCOUNT_UNPROVED',
    'SOURCE_NOT_ALLOWED',
    'TOO_MANY_REQUESTS',
  ],
});

export const logout = defineRoute({
  method: 'POST',
  path: '/logout',
  context,
  summary: 'End the session of the presented token',
  policy: 'account.password',
  answers: { 204: z.undefined() },
});

export const redeemSignInLink = defineRoute({
  method: 'POST',
  path: '/login/link',
  context,
  summary: 'Use the one-time sign-in of the first start and set the own password',
  policy: 'public',
  body: z.strictObject({ token: z.string().min(20).max(200), password: NewPassword }),
  answers: { 200: SignedIn },
  rejections: ['SIGN_IN_LINK_INVALID', 'PASSWORD_TOO_WEAK', 'TOO_MANY_REQUESTS'],
});

export const getProfile = defineRoute({
  method: 'GET',
  path: '/profile',
  context,
  summary: 'The own account',
  policy: 'account.password',
  answers: { 200: Profile },
});

export const setOnlineStatus = defineRoute({
  method: 'PUT',
  path: '/users/onlineStatus',
  context,
  summary: 'Set the own availability',
  policy: 'desk.work',
  body: z.strictObject({ onlineStatus: Availability }),
  answers: { 200: z.object({ onlineStatus: Availability, since: z.iso.datetime() }) },
});

export const adminMembers = defineAdminResource({
  name: 'members',
  context,
  policy: 'members.manage',
  record: MemberAccount.extend({ id: Id, revision: Revision }),
  row: Member.extend({ id: Id }),
  filter: z.object({
    q: plainLine().max(100).optional(),
    role: MemberRole.optional(),
    status: MemberStatus.optional(),
    source: MemberSource.optional(),
  }),
  sort: ['lastName', 'firstName', 'userName', 'email', 'role', 'status', 'createdAt', 'id'],
  notFound: 'MEMBER_NOT_FOUND',
  list: { summary: 'Members for the console' },
  get: { summary: 'One member for the console' },
  create: {
    summary: 'Create a member; without a first password there is no signing in yet',
    body: z.strictObject({
      id: Id.optional(),
      firstName: Name,
      lastName: Name,
      userName: UserName,
      email: Email,
      role: MemberRole,
      language: Language.default('de'),
      password: NewPassword.optional(),
    }),
    rejections: [
      'USER_NAME_ALREADY_EXISTS',
      'EMAIL_ALREADY_EXISTS',
      'PASSWORD_TOO_WEAK',
      'ID_ALREADY_USED',
    ],
  },
  update: {
    summary: 'Change details, role, activation or password of a member',
    body: z.strictObject({
      firstName: Name.optional(),
      lastName: Name.optional(),
      userName: UserName.optional(),
      email: Email.optional(),
      language: Language.optional(),
      role: MemberRole.optional(),
      status: z.enum(['ACTIVE', 'INACTIVE']).optional(),
      ...Particulars.partial().shape,
      /** A new password, to be changed by its owner; ends the member's sessions. */
      password: NewPassword.optional(),
      ...seen,
    }),
    rejections: [
      'USER_NAME_ALREADY_EXISTS',
      'EMAIL_ALREADY_EXISTS',
      'PASSWORD_TOO_WEAK',
      'CHANGED_MEANWHILE',
      'OWN_ACCOUNT',
      'LAST_ADMINISTRATOR',
      'PASSWORD_FROM_SOURCE',
    ],
  },
});
