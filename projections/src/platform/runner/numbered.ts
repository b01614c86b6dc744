import type { AnyOperation } from './operation.js';
import type { ProjectedEvent } from './projected-event.js';

type Operations = readonly AnyOperation[];
type Handler = (event: ProjectedEvent, ...more: never[]) => Operations | Promise<Operations>;

/**
 * Gives each document of a collection its `revision`: the number of the last event of its own
 * stream, no matter what else the event changes.
 * @param aggregate the prefix of its streams: `member` of `member-<id>`
 */
export function numbered<H extends object>(
  handlers: H,
  { aggregate, collection }: { readonly aggregate: string; readonly collection: string },
): H {
  const numberedIn =
    (handler: Handler): Handler =>
    async (event, ...more) =>
      (await handler(event, ...more)).map((operation) =>
        operation.op === 'update' &&
        operation.collection === collection &&
        event.stream === `${aggregate}-${operation.id}`
          ? withRevision(operation, event.revision)
          : operation,
      );
  return Object.fromEntries(
    Object.entries(handlers as Readonly<Record<string, Handler>>).map(([type, handler]) => [
      type,
      numberedIn(handler),
    ]),
  ) as H;
}

function withRevision(
  operation: Extract<AnyOperation, { op: 'update' }>,
  revision: number,
): AnyOperation {
  const { change } = operation;
  return { ...operation, change: { ...change, set: { ...change.set, revision } } };
}
