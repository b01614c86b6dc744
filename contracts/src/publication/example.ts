import type { JsonSchema } from './json-schema.js';

const REF = '#/components/schemas/';

const formats: Readonly<Record<string, unknown>> = {
  uuid: '01900000-0000-7000-8000-000000000001',
  'date-time': '2026-05-04T09:30:00.000Z',
  date: '2026-05-04',
  email: 'erika.mustermann@example.org',
  uri: 'https://reception.example.org',
  ipv4: '192.0.2.10',
};

const ofString = (schema: JsonSchema): string => {
  const format = formats[String(schema.format)];
  if (typeof format === 'string') return format;
  const least = typeof schema.minLength === 'number' ? schema.minLength : 0;
  const most = typeof schema.maxLength === 'number' ? schema.maxLength : Infinity;
  return 'Example text'.padEnd(least, '.').slice(0, Math.max(most, 0));
};

const ofNumber = (schema: JsonSchema): number => {
  const low = [schema.minimum, schema.exclusiveMinimum].find((bound) => typeof bound === 'number');
  const high = typeof schema.maximum === 'number' ? schema.maximum : Infinity;
  if (low === undefined || low < 0) return Math.min(1, high);
  return Math.min(schema.exclusiveMinimum === undefined ? low : low + 1, high);
};

/**
 * A believable value of a published schema, for the readers of a document. A given example is taken
 * as it is.
 */
export function exampleOf(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
): unknown {
  const again = (part: unknown) => exampleOf(part as JsonSchema, components);
  if (typeof schema.$ref === 'string')
    return again(components[schema.$ref.slice(REF.length)] ?? {});
  if (Array.isArray(schema.examples)) return (schema.examples as unknown[])[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (Array.isArray(schema.enum)) return (schema.enum as unknown[])[0];
  for (const union of [schema.anyOf, schema.oneOf]) {
    if (Array.isArray(union)) return again(union[0]);
  }
  if (Array.isArray(schema.allOf)) return again(schema.allOf[0]);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(
          ([name, part]) => [name, again(part)],
        ),
      );
    case 'array':
      if (Array.isArray(schema.prefixItems)) return schema.prefixItems.map(again);
      return [again(schema.items ?? {})];
    case 'string':
      return ofString(schema);
    case 'integer':
    case 'number':
      return ofNumber(schema);
    case 'boolean':
      return true;
    default:
      return null;
  }
}
