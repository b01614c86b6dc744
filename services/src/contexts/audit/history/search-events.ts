import { AuditLookTaken } from '@foyer/contracts/audit';
import type { EventLog, Position, RecordedEvent } from '@foyer/event-log';
import { firstOf, stretchesOf, timelineEvents, type ReadStore } from '@foyer/projections';

import { logBackwards, streamBackwards, type Page } from './backwards.js';
import { idsIn } from './ids-in.js';

/** The search criteria; an absent one means any. Times are inclusive, ISO 8601. */
export interface EventCriteria {
  readonly stream?: string | undefined;
  readonly correlationId?: string | undefined;
  readonly actorId?: string | undefined;
  /** The person who did it, or the person who was affected. */
  readonly personId?: string | undefined;
  readonly portalId?: string | undefined;
  readonly type?: string | undefined;
  /** Only what people did: nothing of the system itself, and of each search its first page. */
  readonly by?: 'people' | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only what stands before this position. */
  readonly before?: Position | undefined;
  readonly limit: number;
}

/**
 * The events found, newest first, and the position from which to search on; null if there are no
 * more.
 */
export interface FoundEvents {
  readonly events: readonly RecordedEvent[];
  readonly next: Position | null;
}

/** Most events that one search reads; earlier ones are for the next search. */
const MOST_READ = 50_000;
const MOST_PAGES = 200;

/** Searches the log from its end, by the shortest way that the criteria allow. */
export async function searchEvents(
  sources: { readonly log: EventLog; readonly store: ReadStore },
  criteria: EventCriteria,
): Promise<FoundEvents> {
  const found: RecordedEvent[] = [];
  let [read, pages] = [0, 0];
  for await (const { events, start } of pagesOf(sources, criteria)) {
    for (const event of events) {
      if (!matches(event, criteria)) continue;
      if (found.length === criteria.limit)
        return { events: found, next: found.at(-1)?.position ?? null };
      found.push(event);
    }
    read += events.length;
    pages += 1;
    const isEnough = read >= MOST_READ || pages >= MOST_PAGES;
    if (isEnough && start !== undefined) return { events: found, next: start };
  }
  return { events: found, next: null };
}

async function* pagesOf(
  sources: { readonly log: EventLog; readonly store: ReadStore },
  criteria: EventCriteria,
): AsyncIterable<Page> {
  const { stream, correlationId, type } = criteria;
  const bounds = { from: utc(criteria.from), to: utc(criteria.to), before: criteria.before };
  if (correlationId !== undefined) {
    yield { events: (await timelineEvents(correlationId, sources)).toReversed(), start: undefined };
  } else if (stream !== undefined) {
    yield* streamBackwards(sources.log, stream, await firstOf(sources.store, bounds));
  } else {
    const types = type === undefined ? undefined : [type];
    for await (const stretch of stretchesOf(sources.store, bounds)) {
      yield* logBackwards(sources.log, stretch, types);
    }
  }
}

const utc = (time: string | undefined): string | undefined => time && new Date(time).toISOString();

function matches(event: RecordedEvent, wanted: EventCriteria): boolean {
  const { stream, type, position, metadata } = event;
  const at = Date.parse(metadata.at);
  return (
    (wanted.before === undefined || position < wanted.before) &&
    (wanted.stream ?? stream) === stream &&
    (wanted.type ?? type) === type &&
    (wanted.actorId ?? metadata.actor.id) === metadata.actor.id &&
    (wanted.by === undefined || isOfPeople(event)) &&
    isAbout(wanted.personId, [metadata.actor.id], event) &&
    isAbout(wanted.portalId, [], event) &&
    (wanted.from === undefined || at >= Date.parse(wanted.from)) &&
    (wanted.to === undefined || at <= Date.parse(wanted.to))
  );
}

/** A reader who turns pages did one thing: they searched. */
function isOfPeople({ type, data, metadata: { actor } }: RecordedEvent): boolean {
  if (actor.type === 'system') return false;
  const { asked } = data as { readonly asked?: unknown };
  const turnsPage = typeof asked === 'object' && asked !== null && 'before' in asked;
  return type !== AuditLookTaken.type || !turnsPage;
}

/** Ids are never encrypted, so no event must be decrypted to know the persons that it mentions. */
function isAbout(
  wanted: string | undefined,
  others: readonly string[],
  { type, data }: RecordedEvent,
): boolean {
  if (wanted === undefined || others.includes(wanted)) return true;
  // A search for a person is not an event of that person.
  return type !== AuditLookTaken.type && idsIn(data).includes(wanted);
}
