import { z } from 'zod';

import { Id } from '../schema/id.js';
import { Language } from '../schema/language.js';
import { DateOfBirth } from '../validation/date-of-birth.js';
import { TypedPassword } from './password.js';
import { Email, UserName } from './user-name.js';
import { PERSON_NAME_MAX } from '../schema/person-name.js';
import { plainLine, plainParagraph } from '../schema/plain-text.js';
import { Revision } from '../schema/revision.js';

const Name = plainLine().min(1).max(PERSON_NAME_MAX);
const Text = plainLine().max(200);

/** The details of an account in addition to name and rights. */
export const Particulars = z.strictObject({
  company: Text,
  companyRole: Text,
  dateOfBirth: DateOfBirth.nullable(),
  city: Text,
  address: Text,
  zipCode: Text,
  state: Text,
});

/** The fields that members may change in their own account. */
export const AccountChange = z
  .strictObject({
    firstName: Name,
    lastName: Name,
    userName: UserName,
    /** Counts once it was confirmed at the new address. */
    email: Email,
    ...Particulars.shape,
    language: Language,
    /** The present password, which another user name or e-mail asks for. */
    oldPassword: TypedPassword,
  })
  .partial()
  .meta({ id: 'AccountChange' });

/** How a member likes the product to behave. */
export const Preference = z
  .strictObject({
    language: Language,
    theme: z.enum(['light', 'dark', 'system']),
    ringVolume: z.number().min(0).max(1),
    notifications: z.boolean(),
  })
  .meta({ id: 'Preference' });
export type Preference = z.output<typeof Preference>;

/** The preferences as they are shown, with the number of the account's last change. */
export const ShownPreference = Preference.extend({ revision: Revision }).meta({
  id: 'ShownPreference',
});
export type ShownPreference = z.output<typeof ShownPreference>;

/** An additional profile: another name and role under which a member answers. */
export const UserProfile = z
  .strictObject({
    _id: Id,
    profileName: plainLine().min(1).max(80),
    firstName: Name,
    lastName: Name,
    company: Text.default(''),
    companyRole: Text.default(''),
    description: plainParagraph().max(2000).default(''),
  })
  .meta({ id: 'UserProfile' });
export type UserProfile = z.output<typeof UserProfile>;

/** An additional profile as it is shown, with its picture. */
export const ShownUserProfile = z
  .object({ ...UserProfile.shape, avatarDocumentId: Id.nullable(), revision: Revision })
  .meta({ id: 'ShownUserProfile' });
export type ShownUserProfile = z.output<typeof ShownUserProfile>;

/** One of the member's sign-ins that are still valid. */
export const OwnSession = z
  .object({
    _id: Id,
    /** Browser and system, such as `Firefox, Linux`; empty where it is not known. */
    device: z.string(),
    /** Shortened to its network, such as `203.0.113.x`; empty where it is not known. */
    address: z.string(),
    signedInAt: z.iso.datetime(),
    /** When it last called; as far back as the server has run, else its sign-in. */
    lastSeenAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** True if it is the sign-in of this request. */
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.output<typeof OwnSession>;
