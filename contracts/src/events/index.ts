import { contexts } from '../contexts.js';
import type { EventDefinition } from '../schema/event.js';
import type { Upcaster } from '../schema/upcaster.js';

export { upcast, type RawData, type Upcaster } from '../schema/upcaster.js';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEvent = (value: unknown): value is EventDefinition =>
  isObject(value) && 'type' in value && 'personalFields' in value;
const isUpcaster = (value: unknown): value is Upcaster =>
  isObject(value) && 'from' in value && 'up' in value;

/** The lists of one kind that contexts export, such as `groupEvents`, by their names. */
function listsOf<Kind>(isOfKind: (value: unknown) => value is Kind) {
  return Object.entries(contexts).flatMap(([context, exported]) =>
    Object.entries(exported).flatMap(([name, list]: [string, unknown]) =>
      Array.isArray(list) && list.length > 0 && list.every(isOfKind)
        ? [{ context, name, list }]
        : [],
    ),
  );
}

const lists = listsOf(isEvent);

/** True for a list that is a part of another one, such as `accessEvents` of a member. */
const isPart = (list: readonly EventDefinition[]) =>
  lists.some((other) => other.list !== list && list.every((event) => other.list.includes(event)));

/**
 * The events of each aggregate, which are those of one kind of stream: `chatMessageEvents` are the
 * events of `chatmessage`.
 */
export const eventsByAggregate: Readonly<Record<string, readonly EventDefinition[]>> =
  Object.fromEntries(
    lists
      .filter(({ list }) => !isPart(list))
      .map(({ name, list }) => [name.replace(/Events$/, '').toLowerCase(), list]),
  );

const definitions = lists.flatMap(({ context, list }) =>
  list.map((definition) => ({ context, definition })),
);

/** Every event type of the product by its name; what is not here cannot be read or written. */
export const eventDefinitions: ReadonlyMap<string, EventDefinition> = new Map(
  definitions.map(({ definition }) => [definition.type, definition]),
);

/**
 * The conversions of older events to their present form, one step each; they are kept permanently.
 */
export const eventUpcasters: readonly Upcaster[] = listsOf(isUpcaster).flatMap(({ list }) => list);

/** The context that each event type belongs to; all events of a stream belong to one. */
export const eventContexts: ReadonlyMap<string, string> = new Map(
  definitions.map(({ context, definition }) => [definition.type, context]),
);

export { callNamedIn, callOf, callPartsNamedIn, callsOf, type CallParts } from './call-named-in.js';
