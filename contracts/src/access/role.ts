import { z } from 'zod';

/** Roles of members, from fewest to most rights; `none` may sign in and see only the own account. */
export const MemberRole = z
  .enum(['none', 'member', 'support', 'auditor', 'admin', 'super-admin'])
  .meta({ id: 'MemberRole' });
export type MemberRole = z.output<typeof MemberRole>;

/** Everybody the product tells apart: members by role, and those who are not members. */
export const Role = z.enum([...MemberRole.options, 'guest', 'device', 'anonymous']);
export type Role = z.output<typeof Role>;
