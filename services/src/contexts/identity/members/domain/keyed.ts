/**
 * Many of one kind, by its name and their row: how a command names streams of which it has any
 * number.
 */
export function keyed<const Kind extends string, T>(
  kind: Kind,
  values: readonly T[],
): Readonly<Record<`${Kind}:${number}`, T>> {
  const entries = values.map((value, row) => [`${kind}:${row}`, value] as const);
  return Object.fromEntries(entries) as Readonly<Record<`${Kind}:${number}`, T>>;
}
