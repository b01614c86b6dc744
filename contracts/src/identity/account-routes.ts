import { z } from 'zod';

import { Changed } from '../schema/answers.js';
import type { RejectionCode } from '../rejections/index.js';
import { Id } from '../schema/id.js';
import { seen } from '../schema/revision.js';
import { defineRoute } from '../schema/route.js';
import { WeekAvailability } from '../schema/week-availability.js';
import {
  AccountChange,
  Preference,
  ShownPreference,
  ShownUserProfile,
  UserProfile,
} from './account.js';
import { CallStatus } from './availability.js';
import { PasswordLinkPurpose } from './invitation.js';
import { NewPassword, TypedPassword } from './password.js';
import { Profile } from './read-models.js';
import { Login } from './user-name.js';
import { plainParagraph } from '../schema/plain-text.js';

export * from './own-session-routes.js';

const context = 'identity';
const policy = 'account.own';
const Token = z.object({ token: z.string().min(20).max(200) });
/** The same answer whether or not the account exists. */
const Heard = z.object({ accepted: z.literal(true) });

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/forgot-password',
  context,
  policy: 'public',
  summary:
    'Ask for a mail to set a new password; the answer never tells whether the account exists',
  body: z.strictObject({ username: Login }),
  answers: { 202: Heard },
  rejections: ['TOO_MANY_REQUESTS'],
});

const setByToken = (path: '/register/set-password/{token}' | '/reset/{token}', summary: string) =>
  defineRoute({
    method: 'POST',
    path,
    context,
    policy: 'public',
    summary,
    params: Token,
    body: z.strictObject({ password: NewPassword }),
    answers: { 200: Heard },
    rejections: ['LINK_EXPIRED', 'PASSWORD_TOO_WEAK', 'PASSWORD_UNCHANGED', 'TOO_MANY_REQUESTS'],
  });

export const setPassword = setByToken(
  '/register/set-password/{token}',
  'Set the first password by the link of an invitation',
);
export const resetPassword = setByToken(
  '/reset/{token}',
  'Set a new password by the link of a mail',
);

export const confirmEmail = defineRoute({
  method: 'POST',
  path: '/confirm-email/{token}',
  context,
  policy: 'public',
  summary: 'Confirm a new e-mail by the link that was mailed to it',
  params: Token,
  answers: { 200: Heard },
  rejections: ['EMAIL_LINK_EXPIRED', 'EMAIL_ALREADY_EXISTS', 'TOO_MANY_REQUESTS'],
});

export const cancelEmailChange = defineRoute({
  method: 'DELETE',
  path: '/profile/pendingEmail',
  context,
  policy,
  summary: 'Keep the current e-mail; the link that was mailed to the new one ends',
  answers: { 200: Profile },
});

/** Asked before anything is typed: a link that does nothing any more says so at once. */
export const getLinkOwner = defineRoute({
  method: 'POST',
  path: '/login/link/owner',
  context,
  policy: 'public',
  summary: 'Whose password a link sets, as long as it is good',
  body: z.strictObject({ token: z.string().min(20).max(200), purpose: PasswordLinkPurpose }),
  answers: { 200: z.object({ userName: z.string(), firstName: z.string() }) },
  rejections: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
});

export const changePassword = defineRoute({
  method: 'POST',
  path: '/profile/changePassword',
  context,
  policy: 'account.password',
  summary: 'Change the own password; other sessions end',
  body: z.strictObject({ oldPassword: TypedPassword, newPassword: NewPassword }),
  answers: { 200: Changed },
  rejections: [
    'OLD_PASSWORD_WRONG',
    'PASSWORD_FROM_SOURCE',
    'PASSWORD_TOO_WEAK',
    'PASSWORD_UNCHANGED',
    'TOO_MANY_REQUESTS',
  ],
});

export const viewMySettings = defineRoute({
  method: 'GET',
  path: '/users/viewMySettings',
  context,
  policy: 'account.password',
  summary: 'The own account with its preferences',
  answers: { 200: z.object({ profile: Profile, preference: ShownPreference }) },
});

/**
 * Names by which one signs in ask for the present password, and a new e-mail for its confirmation.
 */
const namesRejected = [
  'USER_NAME_ALREADY_EXISTS',
  'EMAIL_ALREADY_EXISTS',
  'OLD_PASSWORD_MISSING',
  'OLD_PASSWORD_WRONG',
  'NAMES_FROM_SOURCE',
  'TOO_MANY_REQUESTS',
  'CHANGED_MEANWHILE',
] as const;

export const patchProfile = defineRoute({
  method: 'PATCH',
  path: '/api/profile',
  context,
  policy,
  summary: 'Change details of the own account',
  body: AccountChange.extend(seen),
  answers: { 200: Profile },
  rejections: namesRejected,
});

export const getMyProfiles = defineRoute({
  method: 'GET',
  path: '/user-profile/getMyProfiles',
  context,
  policy,
  summary: 'The own additional profiles',
  answers: { 200: z.array(ShownUserProfile) },
});

const own = <B extends z.ZodObject, A extends z.ZodType>(
  path: `/${string}`,
  summary: string,
  body: B,
  answer: A,
  rejections: readonly RejectionCode[] = [],
) =>
  defineRoute({
    method: 'POST',
    path,
    context,
    policy,
    summary,
    body,
    answers: { 200: answer },
    rejections,
  });

export const updateMyAccount = own(
  '/users/updateMyAccount',
  'Change the own main account',
  AccountChange.extend(seen),
  Profile,
  namesRejected,
);
export const updateMyAccountDescription = own(
  '/users/updateMyAccountDescription',
  'Change what the own account says of oneself',
  z.strictObject({ description: plainParagraph().max(2000), ...seen }),
  Profile,
  ['CHANGED_MEANWHILE'],
);
export const savePreference = own(
  '/users/preference',
  'Change the own preferences; absent ones stay',
  Preference.partial().extend(seen),
  ShownPreference,
  ['CHANGED_MEANWHILE'],
);
export const saveAvailabilities = own(
  '/users/saveAvailabilities',
  'Change the own working hours; absent days stay',
  z.strictObject({ availability: WeekAvailability.partial(), ...seen }),
  Profile,
  ['CHANGED_MEANWHILE'],
);
export const updateMyProfile = own(
  '/user-profile/updateMyProfile',
  'Change an own additional profile',
  UserProfile.extend(seen),
  ShownUserProfile,
  ['PROFILE_NOT_FOUND', 'CHANGED_MEANWHILE'],
);

export const createMyProfile = defineRoute({
  method: 'POST',
  path: '/user-profile/createMyProfile',
  context,
  policy,
  summary: 'Add an own additional profile',
  body: UserProfile,
  answers: { 201: ShownUserProfile },
  rejections: ['ID_ALREADY_USED', 'TOO_MANY_PROFILES'],
});

export const setCallStatus = defineRoute({
  method: 'PUT',
  path: '/users/callStatus',
  context,
  policy: 'desk.work',
  summary:
    'Say that one cannot be rung, or can again. With a call: only as long as that call is on, which the server sees by itself',
  body: z.strictObject({ callStatus: CallStatus, callDetailId: Id.optional() }),
  answers: { 200: z.object({ callStatus: CallStatus }) },
});
