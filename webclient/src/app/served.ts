import type { RouteDefinition } from '@foyer/contracts/schema';

/** Whether the server answers this call already: what it does not serve yet, pages do not offer. */
export function isServed(route: Pick<RouteDefinition, 'planned'>): boolean {
  return route.planned !== true;
}
