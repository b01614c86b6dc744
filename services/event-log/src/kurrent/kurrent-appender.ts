import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  AppendRecordSizeExceededError,
  MaxAppendSizeExceededError,
  NO_STREAM,
  TransactionMaxSizeExceededError,
  UnsupportedError,
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
import { InvalidAppend } from '../port/invalid-append.js';
import { AtomicAppendUnsupported } from './atomic-append-unsupported.js';
import { KeyedLock } from './keyed-lock.js';
import type { KurrentClient } from './kurrent-client.js';
import { toEventData } from './kurrent-event.js';
import type { KurrentReader } from './kurrent-reader.js';
import { toPosition } from './kurrent-position.js';
import type { StreamWindow } from './stream-window.js';
import { StreamWindows } from './stream-windows.js';
import { TimeLimit } from './time-limit.js';

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
  readonly #client: KurrentClient;
  readonly #windows: StreamWindows;
  readonly #streams = new KeyedLock();
  readonly #inFlight = pLimit(MAX_IN_FLIGHT);

  constructor(client: KurrentClient, reader: KurrentReader) {
    this.#client = client;
    this.#windows = new StreamWindows(reader);
  }

  async append(appends: readonly CheckedAppend[]): Promise<AppendResult> {
    const streams = appends.map(({ stream }) => stream);
    const limit = new TimeLimit('appending', APPEND_LIMIT);
    return this.#streams.run(streams, () =>
      this.#inFlight(() => this.#decideAndWrite(appends, limit)),
    );
  }

  async #decideAndWrite(
    appends: readonly CheckedAppend[],
    limit: TimeLimit,
  ): Promise<AppendResult> {
    const known = appends.map(({ stream }) => limit.wait(() => this.#windows.known(stream)));
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
      const refreshed = appends.map(({ stream }) =>
        limit.wait(() => this.#windows.refreshed(stream)),
      );
      windows = await Promise.all(refreshed);
    }
  }

  /** Undefined where somebody else has written to one of the streams in the meantime. */
  async #tryToWrite(
    appends: readonly CheckedAppend[],
    windows: readonly StreamWindow[],
    limit: TimeLimit,
  ): Promise<Place[] | undefined> {
    try {
      const position = await limit.wait(() => this.#write(requestsFor(appends, windows)));
      return appends.flatMap(({ stream, events }, index) =>
        events.map(({ id }) => {
          const revision = (windows[index]?.revision ?? -1) + 1;
          const place = { stream, revision, position };
          windows[index]?.push(id, place);
          return place;
        }),
      );
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) return undefined;
      throw appendingFault(error);
    }
  }

  /**
   * Also for one stream by the call that is made for several: the other one puts all appends on one call, and when that
   * breaks while it is full, the client leaves rejections behind that nobody can catch.
   */
  async #write(requests: AppendStreamRequest[]) {
    // A call that is made in the same turn as another one fails may still get the connection that is being given up.
    await nextTurn();
    try {
      return toPosition((await this.#client.multiStreamAppend(requests)).position);
    } catch (error) {
      const [only, ...others] = requests;
      if (!(error instanceof UnsupportedError) || !only || others.length > 0) throw error;
      const { streamName, events, expectedState } = only;
      const options = { streamState: expectedState };
      const result = await this.#client.appendToStream(streamName, events, options);
      if (!result.position)
        throw new Error('The server did not tell where it wrote', { cause: error });
      return toPosition(result.position.commit);
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

function appendingFault(error: unknown): Error {
  if (error instanceof EventLogUnavailable) return error;
  if (error instanceof UnsupportedError) return new AtomicAppendUnsupported(error);
  if (
    error instanceof MaxAppendSizeExceededError ||
    error instanceof TransactionMaxSizeExceededError ||
    error instanceof AppendRecordSizeExceededError
  ) {
    return new InvalidAppend(`it is larger than the server takes at once: ${error.message}`);
  }
  return new EventLogUnavailable('appending', error);
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
