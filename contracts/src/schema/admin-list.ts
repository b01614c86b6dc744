import { z } from 'zod';

/**
 * Parses a JSON text of a query parameter; what is not JSON is refused like any other bad value.
 */
const json = (text: string, ctx: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    ctx.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
};

/** A list as ra-data-simple-rest asks for it: `sort`, `range` and `filter` as JSON texts. */
export const adminListQuery = <Shape extends z.ZodRawShape, Field extends string>(
  filter: z.ZodObject<Shape>,
  sortable: readonly [Field, ...Field[]],
) =>
  z.object({
    sort: z
      .string()
      .max(100)
      .transform(json)
      .pipe(z.tuple([z.enum(sortable), z.enum(['ASC', 'DESC'])]))
      .optional(),
    range: z
      .string()
      .max(50)
      .transform(json)
      .pipe(z.tuple([z.int().min(0), z.int().min(0)]))
      .refine(([from, to]) => to >= from && to - from < 1000, 'at most 1000 rows')
      .optional(),
    filter: z
      .string()
      .max(10_000)
      .transform(json)
      .pipe(z.strictObject({ ...filter.shape, id: z.array(z.uuid()).max(1000).optional() }))
      .optional(),
  });
