import {
  NO_STREAM,
  WrongExpectedVersionError,
  type AppendStreamRequest,
  type AppendStreamState,
} from '@kurrent/kurrentdb-client';
import pRetry from 'p-retry';
import { appendResult } from '../append/append-result.js';
import type { CheckedAppend } from '../append/check-append.js';
import { decideAppend, type LogView, type Place } from '../append/decide-append.js';
import { KeyedMutex } from '../keyed-mutex.js';
import type { AppendResult } from '../port/event-log.js';
import { EventLogUnavailable } from '../port/errors.js';
import { appendFault } from './append-fault.js';
import { AtOnce } from './at-once.js';
import { checkForServer } from './check-for-server.js';
import type { KurrentClient } from './kurrent-client.js';
import { toEventData } from './kurrent-event.js';
import type { KurrentReader } from './kurrent-reader.js';
import { canWriteToSeveral, ServerWriter } from './server-writer.js';
import type { StreamWindow } from './stream-window.js';
import { StreamWindows } from './stream-windows.js';
import { TimeLimit } from './time-limit.js';

/**
 * Appends under way at once. Beyond a hundred, clients were seen to hang on a connection that was
 * just made.
 */
const MAX_IN_FLIGHT = 64;

/** Tries of an append that has no expectation of its own while others write to its stream. */
const MAX_TRIES = 50;

/** How long an append may take with all its tries and its turn in the queue, in milliseconds. */
const APPEND_LIMIT = 30_000;

/**
 * Appends with the exactness that the contract asks for. The server recognises a repeat only at the
 * revision that it was first meant for, and writes an event twice where the revision happens to
 * fit; so every append is decided here against the end of its streams, and always carries the
 * revision that it was decided at.
 */
export class KurrentAppender {
  readonly #windows: StreamWindows;
  readonly #streams = new KeyedMutex();
  readonly #inFlight = new AtOnce(MAX_IN_FLIGHT);
  readonly #writer: ServerWriter;

  constructor(
    private readonly client: KurrentClient,
    reader: KurrentReader,
  ) {
    this.#windows = new StreamWindows(reader);
    this.#writer = new ServerWriter(client);
  }

  /** @throws InvalidAppend at once for what the server could not keep. */
  append(appends: readonly CheckedAppend[]): Promise<AppendResult> {
    checkForServer(appends);
    const streams = appends.map(({ stream }) => stream);
    const limit = new TimeLimit('appending', APPEND_LIMIT);
    return this.#streams.runExclusive(streams, () =>
      this.#inFlight.run(() => this.#decideAndWrite(appends, limit)),
    );
  }

  async appendsToSeveral(): Promise<boolean> {
    return canWriteToSeveral(this.client);
  }

  #decideAndWrite(appends: readonly CheckedAppend[], limit: TimeLimit): Promise<AppendResult> {
    const attempt = this.#attempt(appends, limit, false);
    return attempt.then((done) => done ?? this.#retry(appends, limit));
  }

  #retry(appends: readonly CheckedAppend[], limit: TimeLimit): Promise<AppendResult> {
    const attempt = async (): Promise<AppendResult> => {
      const done = await this.#attempt(appends, limit, true);
      if (!done) throw new Outdated();
      return done;
    };
    return pRetry(attempt, {
      retries: MAX_TRIES - 1,
      minTimeout: 0,
      shouldRetry: ({ error }) => error instanceof Outdated,
    }).catch((error: unknown) => {
      if (!(error instanceof Outdated)) throw error;
      throw new EventLogUnavailable('appending', 'too many others write');
    });
  }

  /** @returns undefined where what is known of the streams is older than they are. */
  async #attempt(
    appends: readonly CheckedAppend[],
    limit: TimeLimit,
    isFresh: boolean,
  ): Promise<AppendResult | undefined> {
    const known = appends.map((append) => (isFresh ? undefined : this.#knownWindow(append)));
    // Most appends are to streams that were just read or that are new.
    const windows = known.every((window) => window !== undefined)
      ? known
      : await limit.wait(() => this.#refreshed(appends, known));
    const decision = decideAppend(appends, viewOf(windows));
    if (decision.kind === 'repeat') return appendResult(decision.places);
    if (decision.kind === 'refuse') {
      if (isFresh || !isConflict(decision.error)) throw decision.error;
      return undefined;
    }
    const places = await this.#tryToWrite(appends, windows, limit);
    return places && appendResult(places);
  }

  async #refreshed(
    appends: readonly CheckedAppend[],
    known: readonly (StreamWindow | undefined)[],
  ): Promise<readonly StreamWindow[]> {
    const refreshed = appends.map(
      async ({ stream, events }, at) => known[at] ?? this.#windows.refreshed(stream, events.length),
    );
    return Promise.all(refreshed);
  }

  #knownWindow({ stream, events, expectedRevision }: CheckedAppend): StreamWindow | undefined {
    return expectedRevision === 'no-stream'
      ? this.#windows.believedNew(stream, events.length)
      : this.#windows.known(stream, events.length);
  }

  /**
   * Undefined where the streams have to be read again: others have written to them, or the answer
   * leaves it open.
   */
  async #tryToWrite(
    appends: readonly CheckedAppend[],
    windows: readonly StreamWindow[],
    limit: TimeLimit,
  ): Promise<Place[] | undefined> {
    try {
      const requests = requestsFor(appends, windows);
      const landed = await limit.wait(() => this.#writer.write(requests));
      if (!landed) return undefined;
      for (const window of windows) this.#windows.keep(window);
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

/** Others have written meanwhile: the streams are read again, and the append is decided again. */
class Outdated extends Error {}

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
  const [only] = windows;
  if (only && windows.length === 1) {
    return { revisionOf: () => only.revision, placeOf: (eventId) => only.placeOf(eventId) };
  }
  const byStream = new Map(windows.map((window) => [window.stream, window]));
  // An append of thousands of events is mostly to streams that are new.
  const begun = windows.filter(({ revision }) => revision !== undefined);
  return {
    revisionOf: (stream) => byStream.get(stream)?.revision,
    placeOf: (eventId) => {
      for (const window of begun) {
        const place = window.placeOf(eventId);
        if (place) return place;
      }
      return undefined;
    },
  };
}

/** True for a conflict, which outdated knowledge can cause. A used id, in contrast, stays used. */
function isConflict(error: { readonly code: string }): boolean {
  return error.code === 'REVISION_CONFLICT';
}

function stateAt(revision: number | undefined): AppendStreamState {
  return revision === undefined ? NO_STREAM : BigInt(revision);
}
