/** The kinds of sessions, in the order in which lists show them. */
export const SESSION_TYPES = ['public', 'private', 'direct', 'device'] as const;
export const ACCESS_MODES = ['open', 'pin', 'knock'] as const;
export const ROLES = ['guest', 'viewer', 'presenter', 'moderator', 'admin'] as const;
export const QUALITIES = ['4K', 'Full HD', 'HD', 'SD', 'Low'] as const;
