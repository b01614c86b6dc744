import type { RouteDefinition } from '@foyer/contracts/schema';
import { z } from 'zod';

/**
 * Leaves out of a whole record what is shown and cannot be changed. Stock clients of simple-rest send
 * a record as they got it; a field that no record has is still refused.
 */
export function withoutShownFields(
  { takesRecord, body: schema, answers }: Pick<RouteDefinition, 'takesRecord' | 'body' | 'answers'>,
  body: unknown,
): unknown {
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (takesRecord !== true || !isRecord) return body;
  const [taken, shown] = [fieldsOf(schema), fieldsOf(answers[200])];
  const entries = Object.entries(body).filter(([field]) => taken.has(field) || !shown.has(field));
  return Object.fromEntries(entries);
}

const fieldsOf = (schema: unknown): ReadonlySet<string> =>
  new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
