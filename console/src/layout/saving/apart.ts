import { WRITE_ONLY } from './changedFields.js';

type Fields = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0;

/** The paths of all fields, those within a group by their own; a list is one field. */
const pathsOf = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    isGroup(value) ? pathsOf(value).map((inner) => `${name}.${inner}`) : [name],
  );

/** True if one path names the other, lies in it, or is its end: a server may name it from further up. */
const meets = (a: string, b: string): boolean =>
  [
    [a, b],
    [b, a],
  ].some(([one, other]) => `${one}.`.startsWith(`${other}.`) || `${one}`.endsWith(`.${other}`));

const meetsAny = (path: string, paths: readonly string[]): boolean =>
  paths.some((one) => meets(one, path));

/**
 * True if others changed nothing that was changed here, so that both changes can stand. A typed
 * secret goes with everything else that the form showed. A field that the refusal names, and that
 * looks the same, may be a secret of theirs.
 * @param mine what was changed here
 * @param theirs what others changed
 * @param named the fields that the refusal names
 */
export function isApart(mine: Fields, theirs: Fields, named: readonly string[]): boolean {
  const own = pathsOf(mine);
  const others = pathsOf(theirs).filter((path) => path !== 'revision');
  if (own.some((path) => WRITE_ONLY.has(path.split('.').at(-1) ?? ''))) return false;
  return (
    !others.some((path) => meetsAny(path, own)) &&
    named.every((path) => meetsAny(path, others) && !meetsAny(path, own))
  );
}

/** The fields to ask about: those that both changed, or all where there is none. */
export function pathsToAsk(mine: Fields, paths: readonly string[]): readonly string[] {
  const own = pathsOf(mine);
  const both = paths.filter((path) => meetsAny(path, own));
  return both.length > 0 ? both : paths;
}

/** Fields without all that meet none of some paths. */
export function fieldsAt(fields: Fields, paths: readonly string[], above = ''): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const path = `${above}${name}`;
      if (!meetsAny(path, paths)) return [];
      return [[name, isGroup(value) ? fieldsAt(value, paths, `${path}.`) : value] as const];
    }),
  );
}
