import { contexts } from '../contexts.js';
import type { AdminResource } from '../schema/admin-resource.js';
import type { MessageDefinition } from '../schema/message.js';
import type { RouteDefinition } from '../schema/route.js';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isRoute = (value: unknown): value is RouteDefinition =>
  isObject(value) && 'method' in value && 'answers' in value;
const isResource = (value: unknown): value is AdminResource =>
  isObject(value) && 'notFound' in value && 'list' in value;
const isMessage = (value: unknown): value is MessageDefinition =>
  isObject(value) && 'channel' in value && 'payload' in value;

const valuesIn = (group: object): readonly unknown[] => Object.values(group);

/** The values of the modules that contexts export as a whole: `export * as groupRoutes`. */
const exported = Object.values(contexts).flatMap(valuesIn).filter(isObject).flatMap(valuesIn);

/**
 * Every HTTP call of the product; those that are specified but not served yet are marked `planned`.
 */
export const routes: readonly RouteDefinition[] = exported
  .flatMap((value) => (isResource(value) ? valuesIn(value) : [value]))
  .filter(isRoute);

/** Every realtime message of the product, those of a kiosk's local sockets included. */
export const messages: readonly MessageDefinition[] = exported.filter(isMessage);
