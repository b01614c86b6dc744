import { eventContexts } from '@foyer/contracts/events';
import type { RecordedEvent } from '@foyer/event-log';
import { LOG_SEALED } from '@foyer/event-log/chain';

import { isEncrypted } from '../../stores/personal-data/index.js';
import { LOG_FORMAT_RAISED } from '../log-format/index.js';
import type { OutgoingEvent } from './event-publisher.js';

/** An event in the form of CloudEvents 1.0, with the extensions that Foyer adds. */
export interface CloudEvent {
  readonly specversion: '1.0';
  /** The event's id in the log: a receiver recognises a repeated event by it. */
  readonly id: string;
  readonly source: string;
  readonly type: string;
  /** The stream. */
  readonly subject: string;
  readonly time: string;
  readonly datacontenttype: 'application/json';
  /** Place in its stream, counted from 0. */
  readonly streamrevision: number;
  /** Place in the log; compares as text. */
  readonly sequence: string;
  readonly schemaversion: number;
  readonly correlationid: string;
  readonly causationid: string;
  readonly actortype: string;
  readonly actorid: string;
  readonly traceparent?: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The log's events about itself are not facts of the product. */
const LOGS_OWN: ReadonlySet<string> = new Set([LOG_SEALED, LOG_FORMAT_RAISED]);

/** True for an event that other systems get, by whichever way. */
export function isHandedOn({ type }: Pick<RecordedEvent, 'type'>): boolean {
  return !LOGS_OWN.has(type);
}

/** Contexts that this program does not know go here, where a newer one has written them. */
const OTHER = 'other';

/** All contexts there is a topic for. */
export const CONTEXTS: readonly string[] = [...new Set(eventContexts.values()), OTHER];

/**
 * The form of an event for other systems. It is made from the stored event, where personal data is
 * encrypted. Encrypted fields are left out: other systems do not have the keys.
 */
export function cloudEventOf(event: RecordedEvent): CloudEvent {
  const { metadata } = event;
  const open = Object.entries(event.data).filter(([, value]) => !isEncrypted(value));
  return {
    specversion: '1.0',
    id: event.id,
    source: `/foyer/${contextOf(event.type)}`,
    type: `foyer.${event.type}`,
    subject: event.stream,
    time: metadata.at,
    datacontenttype: 'application/json',
    streamrevision: event.revision,
    sequence: event.position,
    schemaversion: metadata.schemaVersion,
    correlationid: metadata.correlationId,
    causationid: metadata.causationId,
    actortype: metadata.actor.type,
    actorid: metadata.actor.id,
    ...(metadata.traceparent === undefined ? {} : { traceparent: metadata.traceparent }),
    data: Object.fromEntries(open),
  };
}

/** An event, ready to be handed over. */
export function outgoing(event: RecordedEvent): OutgoingEvent {
  return {
    topic: contextOf(event.type),
    key: event.stream,
    body: JSON.stringify(cloudEventOf(event)),
  };
}

function contextOf(type: string): string {
  return eventContexts.get(type) ?? OTHER;
}
