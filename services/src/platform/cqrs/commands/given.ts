/**
 * Returns the parts of an input that were given. An absent part keeps its value and is never
 * emptied.
 */
export function given<T extends object>(
  input: T,
): { readonly [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
