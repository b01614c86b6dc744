import { z } from 'zod';

import { Id } from '../schema/id.js';
import { Language, OnlineStatus } from './availability.js';
import { MemberRole } from './role.js';

/** Whether a member may sign in; the further states of the specification come with invitations. */
export const MemberStatus = z
  .enum(['ACTIVE', 'INACTIVE', 'INVITED', 'PENDING', 'EXPIRED', 'REGISTERED'])
  .meta({ id: 'MemberStatus' });
export type MemberStatus = z.output<typeof MemberStatus>;

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
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Member' });
export type Member = z.output<typeof Member>;

/** The own account of a signed-in member. */
export const Profile = Member.extend({
  displayName: z.string(),
  /** The password was chosen by somebody else and should be changed. */
  mustChangePassword: z.boolean(),
}).meta({ id: 'Profile' });
export type Profile = z.output<typeof Profile>;
