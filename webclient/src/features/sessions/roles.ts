import type { InCallRole, Quality } from '@foyer/contracts/sessions';
import type { z } from 'zod';

/** The roles of members, as they are offered; guests come by links only. */
export const MEMBER_ROLES = ['viewer', 'presenter', 'moderator', 'admin'] as const;
export const ALL_ROLES = ['guest', ...MEMBER_ROLES] as const satisfies readonly InCallRole[];

export const QUALITIES = ['4K', 'Full HD', 'HD', 'SD', 'Low'] as const satisfies readonly z.output<
  typeof Quality
>[];
