import { z } from 'zod';

import { WeekAvailability } from '../schema/week-availability.js';
import { Revision } from '../schema/revision.js';
import { Id } from '../schema/id.js';
import { OnlineStatus } from './availability.js';
import { Language } from '../schema/language.js';
import { MemberRole } from '../access/role.js';
import { SourceKind } from './source-events.js';

/** Tells if a member may sign in; the further states of the specification come with invitations. */
export const MemberStatus = z
  .enum(['ACTIVE', 'INACTIVE', 'INVITED', 'PENDING', 'EXPIRED', 'REGISTERED'])
  .meta({ id: 'MemberStatus' });
export type MemberStatus = z.output<typeof MemberStatus>;

/** The origin of an account: made here, or a user source. */
export const MemberSource = z.enum(['local', ...SourceKind.options]).meta({ id: 'MemberSource' });
export type MemberSource = z.output<typeof MemberSource>;

/** A member of staff as administrators see one. A forgotten person's personal fields are null. */
export const Member = z
  .object({
    _id: Id,
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    userName: z.string().nullable(),
    email: z.string().nullable(),
    role: MemberRole,
    status: MemberStatus,
    language: Language,
    onlineStatus: OnlineStatus,
    /** Without one a member cannot sign in until an administrator or an invitation gives one. */
    hasPassword: z.boolean(),
    /** The origin of the account; `local` if it was made here. */
    source: MemberSource,
    /** The picture, for `GET /avatar/{id}`. */
    avatarDocumentId: Id.nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Member' });
export type Member = z.output<typeof Member>;

/** A member with all details, as only the member and administrators see them. */
export const MemberAccount = Member.extend({
  company: z.string().nullable(),
  companyRole: z.string().nullable(),
  dateOfBirth: z.iso.date().nullable(),
  city: z.string().nullable(),
  address: z.string().nullable(),
  zipCode: z.string().nullable(),
  state: z.string().nullable(),
  description: z.string().nullable(),
  /** Working hours; null where none were given. */
  availability: WeekAvailability.nullable(),
  /** A sign-in by password asks for a code as well. */
  hasSecondFactor: z.boolean(),
}).meta({ id: 'MemberAccount' });
export type MemberAccount = z.output<typeof MemberAccount>;

/** An e-mail that its owner has not confirmed yet. */
export const PendingEmail = z
  .object({ email: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'PendingEmail' });
export type PendingEmail = z.output<typeof PendingEmail>;

/** The account of the signed-in member. */
export const Profile = MemberAccount.extend({
  /** The number of the last change; a form says by it which account it showed. */
  revision: Revision,
  displayName: z.string(),
  /** Another person chose the password, so it should be changed. */
  mustChangePassword: z.boolean(),
  /** The role asks for a second factor, and until there is one nothing else is open. */
  mustSetUpFactor: z.boolean(),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: z.int().nonnegative(),
  /** The e-mail that counts once it is confirmed; null where none is asked for. */
  pendingEmail: PendingEmail.nullable(),
}).meta({ id: 'Profile' });
export type Profile = z.output<typeof Profile>;
