import { z } from 'zod';

/**
 * Roles of members, from fewest to most rights; `none` may sign in and see only their own account.
 */
export const MemberRole = z
  .enum(['none', 'member', 'support', 'auditor', 'admin', 'super-admin'])
  .meta({ id: 'MemberRole' });
export type MemberRole = z.output<typeof MemberRole>;

/** Roles of API keys: all of members that may do anything beyond their own account. */
export const KeyRole = MemberRole.exclude(['none']).meta({ id: 'KeyRole' });
export type KeyRole = z.output<typeof KeyRole>;

/** All kinds of users that the product knows: members by role, and users who are not members. */
export const Role = z.enum([...MemberRole.options, 'guest', 'device', 'anonymous']);
export type Role = z.output<typeof Role>;
