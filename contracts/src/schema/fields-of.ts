import type { z } from 'zod';

/** The part of a body's schema that bundles hold. */
export interface Fields {
  readonly def: { readonly type: string };
  readonly shape?: Readonly<Record<string, Fields>>;
}

/**
 * Returns as much of a body's schema as a form asks for: the names of its fields, the fields of its
 * groups, and the kind of each field, as an absent optional one means something else than an empty
 * one.
 */
export function fieldsOf(schema: z.ZodType): Fields {
  const { shape } = schema as { readonly shape?: Readonly<Record<string, z.ZodType>> };
  const { type } = schema.def;
  if (shape === undefined) return { def: { type } };
  const fields = Object.entries(shape).map(([name, field]) => [name, fieldsOf(field)] as const);
  return { def: { type }, shape: Object.fromEntries(fields) };
}
