/** Patterns of types as people type them, one a line. */
export const shownTypes = (types: readonly string[] | undefined): string => types?.join('\n') ?? '';

/** While they are typed, lines that are still empty stay. */
export const typedTypes = (text: string): readonly string[] => text.split('\n');

/** Returns the values to send: types without blanks and empty lines. */
export function withTypes<Values extends object>(form: Values): Values {
  const { eventTypes } = form as { readonly eventTypes?: readonly string[] };
  if (eventTypes === undefined) return form;
  const types = eventTypes.map((type) => type.trim()).filter((type) => type !== '');
  return { ...form, eventTypes: types };
}
