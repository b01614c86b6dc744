import type { RecordedEvent } from '@foyer/event-log';

/** The content of an event, as contracts define it. */
export interface EventContent {
  readonly type: string;
  readonly data: unknown;
}

/**
 * The data of a recorded event without its content: known for every event, also for one that cannot
 * be read.
 */
export type EventEnvelope = Omit<RecordedEvent, 'data'>;

/**
 * An event as projections see it: read, brought up to its newest version, personal data in clear or
 * null.
 */
export type ProjectedEvent<E extends EventContent = EventContent> = E & EventEnvelope;

/**
 * Reads recorded events, many at a time, so that keys can be fetched together; answers in the same
 * order.
 *
 * `unknown` stands for a type that this program does not know, an Error for an event that it should
 * be able to read and is not. Throws only where trying again may help.
 */
export type ReadEvents = (
  events: readonly RecordedEvent[],
) => Promise<readonly (EventContent | 'unknown' | Error)[]>;

/** An event on its way to the projections. */
export interface FeedItem {
  readonly envelope: RecordedEvent;
  /** The event with its content, if a projection handles its type and this program knows it. */
  readonly event: ProjectedEvent | undefined;
  /** Why it cannot be read, though it should be. */
  readonly fault: Error | undefined;
}

/** Reads those events of a batch that any projection handles. */
export async function readBatch(
  events: readonly RecordedEvent[],
  isHandled: (type: string) => boolean,
  readEvents: ReadEvents,
): Promise<readonly FeedItem[]> {
  const wanted = events.filter((event) => isHandled(event.type));
  const contents = wanted.length === 0 ? [] : await readEvents(wanted);
  let next = 0;
  return events.map((envelope) => {
    const content = isHandled(envelope.type) ? contents[next++] : undefined;
    if (content === undefined || content === 'unknown') {
      return { envelope, event: undefined, fault: undefined };
    }
    if (content instanceof Error) return { envelope, event: undefined, fault: content };
    return { envelope, event: projectedEvent(envelope, content), fault: undefined };
  });
}

/**
 * Spelled out, since spreading two objects for every event of a long log takes longer than parsing
 * them.
 */
function projectedEvent(envelope: EventEnvelope, content: EventContent): ProjectedEvent {
  const { id, metadata, stream, revision, position } = envelope;
  return { id, type: content.type, data: content.data, metadata, stream, revision, position };
}
