import { z } from 'zod';
import { isSameValue } from '../schema/index.js';

/** A JSON Schema as it stands in a published document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const without = (schema: JsonSchema, ...keys: readonly string[]): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));

const rewriteRefs = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (Array.isArray(value)) return value.map((item) => rewriteRefs(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      // A tuple's length says the same, and generators do not know a schema that is `false`.
      if (key === 'items' && item === false) return [];
      return [rewriteRef(key, item, names)];
    }),
  );
};

const rewriteRef = (
  key: string,
  item: unknown,
  names: ReadonlyMap<string, string>,
): [string, unknown] => {
  if (key !== '$ref' || typeof item !== 'string') return [key, rewriteRefs(item, names)];
  const name = item.replace('#/$defs/', '');
  return [key, `#/components/schemas/${names.get(name) ?? name}`];
};

/**
 * Turns zod schemas into JSON Schemas whose named parts are gathered under `components.schemas`. A
 * sent value may have fewer required fields than a received one, because of defaults; its part is
 * published again as `<name>Input`.
 */
export class SchemaGatherer {
  readonly #named = new Map<string, JsonSchema>();

  /** The JSON Schema of what is sent (`input`) or what is received (`output`). */
  convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
    const $defs = (whole.$defs ?? {}) as Record<string, JsonSchema>;
    const root = without(whole, '$schema', '$defs');
    const id = z.globalRegistry.get(schema)?.id;
    const definitions = id === undefined || id in $defs ? $defs : { ...$defs, [id]: root };
    const names = this.#nameAll(definitions, io);
    for (const [name, definition] of Object.entries(definitions)) {
      const body = without(rewriteRefs(definition, names) as JsonSchema, 'id');
      this.#named.set(names.get(name) ?? name, body);
    }
    if (id !== undefined) return { $ref: `#/components/schemas/${names.get(id) ?? id}` };
    return rewriteRefs(root, names) as JsonSchema;
  }

  /** All named schemas so far, by name. */
  get components(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.#named].sort(([a], [b]) => a.localeCompare(b)));
  }

  /**
   * A name for each definition: its own, unless that is taken by another form of the same thing.
   */
  #nameAll(definitions: Readonly<Record<string, JsonSchema>>, io: 'input' | 'output') {
    return new Map(
      Object.entries(definitions).map(([name, definition]) => {
        const body = without(rewriteRefs(definition, new Map()) as JsonSchema, 'id');
        const known = this.#named.get(name);
        const same = known === undefined || isSameValue(known, body);
        return [name, same || io === 'output' ? name : `${name}Input`];
      }),
    );
  }
}
