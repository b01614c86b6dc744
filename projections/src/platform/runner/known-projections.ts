import type { Projection } from './define-projection.js';
import { RebuildError } from './rebuild-error.js';

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

/**
 * The projections to rebuild: those that are named, or all.
 * @throws RebuildError where there is none of them.
 */
export function projectionsToRebuild(
  projections: readonly Projection[],
  names: readonly string[] | 'all',
): readonly Projection[] {
  const chosen = projections.filter(({ name }) => names === 'all' || names.includes(name));
  if (chosen.length === 0) throw new RebuildError(`There is no such projection: ${String(names)}`);
  return chosen;
}
