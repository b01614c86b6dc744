import { z } from 'zod';

/** How often a thing was written to: what a form shows names the one that it shows. */
export const Revision = z.int().nonnegative();

/** The same of a thing that may be shown before anything was written to it, which is -1. */
export const RevisionOrNone = z.int().min(-1);

/**
 * The revision behind a form; without it, a write knowingly replaces the later changes of others.
 */
export const seen = { revision: Revision.optional() } as const;
export const seenOrNone = { revision: RevisionOrNone.optional() } as const;
