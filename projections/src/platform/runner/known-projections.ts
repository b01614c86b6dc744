import type { Projection } from './define-projection.js';

/**
 * The names to wait for: those that are asked for, or all.
 * @throws Error for a name that no projection has.
 */
export function namesToWaitFor(
  projections: readonly Projection[],
  asked: readonly string[] | undefined,
): readonly string[] {
  const names = projections.map(({ name }) => name);
  const unknown = asked?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no such projection: ${unknown}`);
  return asked ?? names;
}
