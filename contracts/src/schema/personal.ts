import type { z } from 'zod';

/**
 * Marks a field of an event as personal data: the log keeps it encrypted under the key of the
 * event's subject. It reads as `null` once that person has been forgotten.
 */
export function personal<T extends z.ZodType>(schema: T): z.ZodNullable<T> {
  return schema.nullable().meta({ personal: true });
}

/** True if a schema was marked by {@link personal}. */
export function isPersonal(schema: z.ZodType): boolean {
  return schema.meta()?.personal === true;
}
