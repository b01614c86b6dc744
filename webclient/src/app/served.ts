import type { RouteDefinition } from '@foyer/contracts/schema';

/** True if the server already answers this call: pages do not offer planned features. */
export function isServed(route: Pick<RouteDefinition, 'planned'>): boolean {
  return route.planned !== true;
}
