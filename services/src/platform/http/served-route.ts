import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import { fullPath, type RouteDefinition } from '@foyer/contracts/schema';

const SERVED_ROUTE = Symbol('served route');
const BOUNDS_ITSELF = Symbol('bounds itself');

/** A route with any input and any answer. */
export type AnyRoute = Pick<RouteDefinition, keyof RouteDefinition>;

/**
 * Makes a controller's method serve a route of the contracts: its method, full path, policy,
 * validation and status all come from there.
 */
export function Serves(route: AnyRoute): MethodDecorator {
  return applyDecorators(
    RequestMapping({ path: pathPattern(route), method: RequestMethod[route.method] }),
    HttpCode(successStatus(route)),
    SetMetadata(SERVED_ROUTE, route),
  );
}

/**
 * Marks a handler that limits its own running work for one person. Its file waits for no other one.
 */
export const BoundsItself = (): MethodDecorator => SetMetadata(BOUNDS_ITSELF, true);

/** True where a handler bounds its own work for one person. */
export function boundsItself(handler: object): boolean {
  return Reflect.getMetadata(BOUNDS_ITSELF, handler) === true;
}

/** The route that a controller's method serves; undefined for any other function. */
export function servedRoute(handler: object): AnyRoute | undefined {
  return Reflect.getMetadata(SERVED_ROUTE, handler) as AnyRoute | undefined;
}

/** The status of a success: the first answer that the route lists. */
export function successStatus({ answers }: AnyRoute): number {
  return Number(Object.keys(answers)[0] ?? 200);
}

function pathPattern(route: AnyRoute): string {
  return fullPath(route).replace(/\{(\w+)\}/g, ':$1');
}
