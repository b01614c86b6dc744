import { setImmediate as nextTurn } from 'node:timers/promises';

import type { EventLog, ReadableLog, RecordedEvent } from '@foyer/event-log';
import { timelineEvents, type ReadStore } from '@foyer/projections';

import { idsIn } from './ids-in.js';

/** Streams in which a call, those in it, and what they are called are found, each by an id. */
const KINDS = [
  ...['call', 'callnotes', 'visit', 'portal', 'device', 'member', 'guest'],
  ...['session', 'meeting', 'person'],
] as const;

interface Sources {
  readonly log: EventLog;
  readonly store: ReadStore;
  /** Ends the look between two of the things that the call speaks of. */
  readonly signal: AbortSignal;
}

/**
 * The part of a log about one call. These are the events of the call and of its visit, found by the
 * index over correlation ids, and the streams that these events mention.
 */
export function eventsAboutCall(callId: string, sources: Sources): Pick<ReadableLog, 'readAll'> {
  return {
    async *readAll(_after, filter) {
      const types = filter?.types && new Set(filter.types);
      const isWanted = ({ type }: RecordedEvent): boolean => types === undefined || types.has(type);
      const found = new Map<string, RecordedEvent>();
      const spokenOf = new Set<string>();
      const note = (event: RecordedEvent): void => {
        if (!isWanted(event)) return;
        found.set(event.position, event);
        for (const id of idsIn(event.data)) spokenOf.add(id);
      };
      for (const id of new Set([callId, ...(await originsOf(callId, sources.log))])) {
        for (const event of await timelineEvents(id, sources)) note(event);
        spokenOf.add(id);
      }
      for (const id of [...spokenOf]) {
        // A log in a file answers at once: others, and the word that the asker has gone, get their
        // turn here.
        await nextTurn();
        sources.signal.throwIfAborted();
        for (const kind of KINDS) {
          for await (const event of sources.log.readStream(`${kind}-${id}`)) {
            if (isWanted(event)) found.set(event.position, event);
          }
        }
      }
      const inOrder = [...found.values()];
      yield* inOrder.sort((a, b) => (a.position < b.position ? -1 : 1));
    },
  };
}

/** The visit that a later call is of; a first call has the id of its visit. */
async function originsOf(callId: string, log: EventLog): Promise<readonly string[]> {
  for await (const { data } of log.readStream(`call-${callId}`)) {
    const { origin } = data as {
      readonly origin?: { readonly kind?: string; readonly id?: string };
    };
    return origin?.kind === 'queue' && origin.id !== undefined ? [origin.id] : [];
  }
  return [];
}
