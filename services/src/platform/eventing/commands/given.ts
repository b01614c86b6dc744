/** What of an input was really given: a part that is absent stays as it is, and is never taken for one to be emptied. */
export function given<T extends object>(
  input: T,
): { readonly [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
