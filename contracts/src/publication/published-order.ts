import type { MessageDefinition } from '../schema/message.js';
import type { RouteDefinition } from '../schema/route.js';
import { keyOf } from './asyncapi.js';
import { operationId } from './openapi.js';

/** The parts of a published document that say in which order its calls or messages are. */
export interface PublishedOrder {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, { operationId?: string }>>>>;
  readonly operations?: Readonly<Record<string, unknown>>;
}

/**
 * Puts definitions in the order of their published names, and new ones at the end. The registries
 * are sorted by name, so that without it a new slice would move all that is published after it.
 */
function inOrder<Definition>(
  names: readonly (string | undefined)[],
  definitions: readonly Definition[],
  nameOf: (definition: Definition) => string,
): readonly Definition[] {
  const places = new Map(names.map((name, place) => [name, place]));
  const placeOf = (definition: Definition) => places.get(nameOf(definition)) ?? names.length;
  return definitions.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The routes in the order of a published OpenAPI document. */
export function routesInOrderOf(
  { paths = {} }: PublishedOrder,
  routes: readonly RouteDefinition[],
): readonly RouteDefinition[] {
  const names = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => operation.operationId);
  return inOrder(names, routes, operationId);
}

/** The messages in the order of a published AsyncAPI document. */
export function messagesInOrderOf(
  { operations = {} }: PublishedOrder,
  messages: readonly MessageDefinition[],
): readonly MessageDefinition[] {
  const names = Object.keys(operations).map((name) => name.replace(/\.(?:receive|send)$/, ''));
  return inOrder([...new Set(names)], messages, ({ channel, name }) => `${channel}.${keyOf(name)}`);
}
