import type { Fields } from './formEntry.js';

/** As much of a schema as tells its fields, and what stands around it. */
interface Schema {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly def?: { readonly innerType?: Schema };
}

/** The paths of all fields that a call takes, those of a field's own fields by `a.b`. */
export function pathsOf(body: unknown, within = ''): readonly string[] {
  const { shape, def } = body as Schema;
  if (shape === undefined) return def?.innerType ? pathsOf(def.innerType, within) : [within];
  return Object.entries(shape).flatMap(([name, field]) =>
    pathsOf(field, within === '' ? name : `${within}.${name}`),
  );
}

/** The value at a path. */
export const valueAt = (within: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Fields | null | undefined)?.[name], within);

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of some fields by their paths; lists are values. */
export const leavesOf = (fields: Fields, within = ''): readonly (readonly [string, unknown])[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    isGroup(value) ? leavesOf(value, `${within}${name}.`) : [[`${within}${name}`, value] as const],
  );

/** Returns the record after a change: named fields of a group change, the others stay. */
export const merged = (change: Fields, before: Fields): Fields => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(change).map(([name, value]) => {
      const present = before[name];
      return [name, isGroup(value) && isGroup(present) ? merged(value, present) : value];
    }),
  ),
});

/** Values at their paths, as the groups that hold them. */
export const nested = (values: Fields): Fields =>
  Object.entries(values).reduce<Fields>((all, [path, value]) => {
    const within = path
      .split('.')
      .reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Fields;
    return merged(within, all);
  }, {});
