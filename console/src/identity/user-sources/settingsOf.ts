import { WRITE_ONLY } from '#layout/saving/changedFields.js';

export type Fields = Readonly<Record<string, unknown>>;

/** As much of the schema of a call as tells which fields it takes. */
export interface Body {
  readonly shape: Fields;
}

/**
 * Returns the settings of a form as a call takes them, by the fields of its schema: further values
 * of the form are left out. An emptied field is an empty text. An empty secret leaves the
 * stored one; `removeSecret` sends an empty text, which removes it.
 */
export function settingsOf(body: Body | undefined, form: Fields): Fields {
  const taken = Object.entries(body?.shape ?? {}).flatMap(([name, schema]) => {
    const value = form[name];
    if (isBody(schema)) return [[name, settingsOf(schema, isFields(value) ? value : {})] as const];
    if (isOptional(schema) && !value) {
      return form.removeSecret === true && WRITE_ONLY.has(name) ? [[name, ''] as const] : [];
    }
    if (value === undefined) return [];
    return [[name, value ?? ''] as const];
  });
  return Object.fromEntries(taken);
}

/** Secrets as their inputs begin: one that is typed and cleared again is no change. */
export const noSecrets = (body: Body | undefined): Fields =>
  Object.fromEntries(
    Object.keys(body?.shape ?? {}).flatMap((name) =>
      WRITE_ONLY.has(name) ? [[name, null] as const] : [],
    ),
  );

/** The secrets that a form takes away: their empty text is no change by the rule of others. */
export const removedSecrets = (body: Body | undefined, form: Fields): Fields =>
  Object.fromEntries(
    Object.entries(settingsOf(body, form)).filter(
      ([name, value]) => value === '' && WRITE_ONLY.has(name),
    ),
  );

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isBody = (schema: unknown): schema is Body => isFields(schema) && 'shape' in schema;

const isOptional = (schema: unknown): boolean =>
  isFields(schema) && isFields(schema.def) && schema.def.type === 'optional';
