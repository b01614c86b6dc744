import { z } from 'zod';

/** Most patterns that one subscriber names. */
export const EVENT_TYPES_MAX = 50;

/**
 * Which events other systems want: a type such as `foyer.VisitEnded`, or the beginning of types
 * with a star behind it. `*` means all.
 */
export const EventTypePattern = z
  .string()
  .max(100)
  .regex(/^(?:\*|foyer\.(?:\*|[A-Za-z0-9]{1,90}\*?))$/, 'a type of event, or its beginning and *')
  .meta({ examples: ['foyer.VisitEnded', 'foyer.Call*'] });

/** True if a type is one of the wanted ones. */
export function isWantedType(patterns: readonly string[], type: string): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
  );
}
