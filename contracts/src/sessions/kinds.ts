import { z } from 'zod';

/** Kinds of session; lists show public ones first, then private, then direct. */
export const SessionType = z
  .enum(['public', 'private', 'direct', 'device'])
  .meta({ id: 'SessionType' });
export type SessionType = z.output<typeof SessionType>;

/** Roles within a session or call. */
export const InCallRole = z
  .enum(['guest', 'viewer', 'presenter', 'moderator', 'admin'])
  .meta({ id: 'InCallRole' });
export type InCallRole = z.output<typeof InCallRole>;
