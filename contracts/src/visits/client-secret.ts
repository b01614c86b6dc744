import { z } from 'zod';

/**
 * A secret that only the visitor's own browser knows; it proves that a repeat comes from the same
 * visitor.
 */
export const ClientSecret = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .meta({ id: 'ClientSecret', examples: ['k'.repeat(43)], writeOnly: true });
