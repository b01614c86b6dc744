export type Fields = Readonly<Record<string, unknown>>;

/** As much of the schema of a call as tells which fields it takes. */
export interface Body {
  readonly shape: Fields;
}

/**
 * Returns the settings of a form as a call takes them, by the fields of its schema: further values
 * of the form are left out. An emptied field is an empty text. An optional field is a secret, which
 * is sent only if it was typed.
 */
export function settingsOf(body: Body | undefined, form: Fields): Fields {
  const taken = Object.entries(body?.shape ?? {}).flatMap(([name, schema]) => {
    const value = form[name];
    if (isBody(schema)) return [[name, settingsOf(schema, isFields(value) ? value : {})] as const];
    if (value === undefined || (isOptional(schema) && !value)) return [];
    return [[name, value ?? ''] as const];
  });
  return Object.fromEntries(taken);
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isBody = (schema: unknown): schema is Body => isFields(schema) && 'shape' in schema;

const isOptional = (schema: unknown): boolean =>
  isFields(schema) && isFields(schema.def) && schema.def.type === 'optional';
