import {
  NO_STREAM,
  WrongExpectedVersionError,
  type AppendStreamRequest,
  type AppendStreamState,
} from '@kurrent/kurrentdb-client';
import pLimit from 'p-limit';
import { appendResult } from '../append/append-result.js';
import type { CheckedAppend } from '../append/check-append.js';
import { decideAppend, type LogView, type Place } from '../append/decide-append.js';
import type { AppendResult } from '../port/event-log.js';
import { EventLogUnavailable } from '../port/event-log-unavailable.js';
import { appendFault } from './append-fault.js';
import { checkForServer } from './check-for-server.js';
import { KeyedLock } from './keyed-lock.js';
import type { KurrentClient } from './kurrent-client.js';
import { toEventData } from './kurrent-event.js';
import type { KurrentReader } from './kurrent-reader.js';
import type { StreamWindow } from './stream-window.js';
import { StreamWindows } from './stream-windows.js';
import { TimeLimit } from './time-limit.js';
import { canWriteToSeveral, writeToServer } from './write-to-server.js';

/** Appends under way at once. Beyond a hundred, clients were seen to hang on a connection that was just made. */
const MAX_IN_FLIGHT = 64;

/** Tries of an append that has no expectation of its own while others write to its stream. */
const MAX_TRIES = 50;

/** How long an append may take with all its tries and its turn in the queue, in milliseconds. */
const APPEND_LIMIT = 30_000;

/**
 * Appends with the exactness that the contract asks for. The server recognises a repeat only at the revision that it
 * was first meant for, and writes an event twice where the revision happens to fit; so every append is decided here
 * against the end of its streams, and always carries the revision that it was decided at.
 */
export class KurrentAppender {
  readonly #windows: StreamWindows;
  readonly #streams = new KeyedLock();
  readonly #inFlight = pLimit(MAX_IN_FLIGHT);

  constructor(
    private readonly client: KurrentClient,
    reader: KurrentReader,
  ) {
    this.#windows = new StreamWindows(reader);
  }

  async append(appends: readonly CheckedAppend[]): Promise<AppendResult> {
    checkForServer(appends);
    const streams = appends.map(({ stream }) => stream);
    const limit = new TimeLimit('appending', APPEND_LIMIT);
    return this.#streams.run(streams, () =>
      this.#inFlight(() => this.#decideAndWrite(appends, limit)),
    );
  }

  async appendsToSeveral(): Promise<boolean> {
    return canWriteToSeveral(this.client);
  }

  async #decideAndWrite(
    appends: readonly CheckedAppend[],
    limit: TimeLimit,
  ): Promise<AppendResult> {
    const known = appends.map(({ stream, events }) =>
      limit.wait(() => this.#windows.known(stream, events.length)),
    );
    let windows = await Promise.all(known);
    for (let isFresh = false, tries = 0; ; isFresh = true, tries += 1) {
      const decision = decideAppend(appends, viewOf(windows));
      if (decision.kind === 'repeat') return appendResult(decision.places);
      if (decision.kind === 'refuse' && (isFresh || !isConflict(decision.error))) {
        throw decision.error;
      }
      if (decision.kind === 'write') {
        const places = await this.#tryToWrite(appends, windows, limit);
        if (places) return appendResult(places);
        if (tries >= MAX_TRIES) throw new EventLogUnavailable('appending', 'too many others write');
      }
      const refreshed = appends.map(({ stream, events }) =>
        limit.wait(() => this.#windows.refreshed(stream, events.length)),
      );
      windows = await Promise.all(refreshed);
    }
  }

  /** Undefined where the streams have to be read again: others have written to them, or the answer leaves it open. */
  async #tryToWrite(
    appends: readonly CheckedAppend[],
    windows: readonly StreamWindow[],
    limit: TimeLimit,
  ): Promise<Place[] | undefined> {
    try {
      const requests = requestsFor(appends, windows);
      const landed = await limit.wait(() => writeToServer(this.client, requests));
      if (!landed) return undefined;
      return appends.flatMap(({ stream, events }, index) => {
        const last = landed.revisionOf(stream) ?? (windows[index]?.revision ?? -1) + events.length;
        return events.map(({ id }, at) => {
          const revision = last - events.length + 1 + at;
          const place = { stream, revision, position: landed.position };
          windows[index]?.push(id, place);
          return place;
        });
      });
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) return undefined;
      throw appendFault(error);
    }
  }
}

function requestsFor(
  appends: readonly CheckedAppend[],
  windows: readonly StreamWindow[],
): AppendStreamRequest[] {
  return appends.map(({ stream, events }, index) => ({
    streamName: stream,
    expectedState: stateAt(windows[index]?.revision),
    events: events.map(toEventData),
  }));
}

function viewOf(windows: readonly StreamWindow[]): LogView {
  const find = (stream: string) => windows.find((window) => window.stream === stream);
  return {
    revisionOf: (stream) => find(stream)?.revision,
    placeOf: (eventId) => {
      for (const window of windows) {
        const place = window.placeOf(eventId);
        if (place) return place;
      }
      return undefined;
    },
  };
}

/** A conflict may come of knowing too little; an id that was used stays used. */
function isConflict(error: { readonly code: string }): boolean {
  return error.code === 'REVISION_CONFLICT';
}

function stateAt(revision: number | undefined): AppendStreamState {
  return revision === undefined ? NO_STREAM : BigInt(revision);
}
