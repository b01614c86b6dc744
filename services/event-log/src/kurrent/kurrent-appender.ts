import {
  NO_STREAM,
  UnsupportedError,
  WrongExpectedVersionError,
  type AppendStreamState,
} from '@kurrent/kurrentdb-client';
import pLimit from 'p-limit';
import { appendResult } from '../append/append-result.js';
import type { CheckedAppend } from '../append/check-append.js';
import { decideAppend, type LogView, type Place } from '../append/decide-append.js';
import type { AppendResult } from '../port/event-log.js';
import { EventLogUnavailable } from '../port/event-log-unavailable.js';
import { AtomicAppendUnsupported } from './atomic-append-unsupported.js';
import { KeyedLock } from './keyed-lock.js';
import type { KurrentClient } from './kurrent-client.js';
import { toEventData } from './kurrent-event.js';
import type { KurrentReader } from './kurrent-reader.js';
import { toPosition } from './kurrent-position.js';
import type { StreamWindow } from './stream-window.js';
import { StreamWindows } from './stream-windows.js';

/** Appends under way at once. Beyond a hundred, clients were seen to hang on a connection that was just made. */
const MAX_IN_FLIGHT = 64;

/** Tries of an append that has no expectation of its own while others write to its stream. */
const MAX_TRIES = 50;

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
    return this.#streams.run(streams, () => this.#inFlight(() => this.#decideAndWrite(appends)));
  }

  async #decideAndWrite(appends: readonly CheckedAppend[]): Promise<AppendResult> {
    let windows = await Promise.all(appends.map(({ stream }) => this.#windows.known(stream)));
    for (let isFresh = false, tries = 0; ; isFresh = true, tries += 1) {
      const decision = decideAppend(appends, viewOf(windows));
      if (decision.kind === 'repeat') return appendResult(decision.places);
      if (decision.kind === 'refuse' && (isFresh || !isConflict(decision.error))) {
        throw decision.error;
      }
      if (decision.kind === 'write') {
        const places = await this.#tryToWrite(appends, windows);
        if (places) return appendResult(places);
        if (tries >= MAX_TRIES) throw new EventLogUnavailable('appending', 'too many others write');
      }
      windows = await Promise.all(appends.map(({ stream }) => this.#windows.refreshed(stream)));
    }
  }

  /** Undefined where somebody else has written to one of the streams in the meantime. */
  async #tryToWrite(
    appends: readonly CheckedAppend[],
    windows: readonly StreamWindow[],
  ): Promise<Place[] | undefined> {
    try {
      const position = await this.#write(appends, windows);
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
      if (error instanceof UnsupportedError) throw new AtomicAppendUnsupported(error);
      throw new EventLogUnavailable('appending', error);
    }
  }

  async #write(appends: readonly CheckedAppend[], windows: readonly StreamWindow[]) {
    const requests = appends.map(({ stream, events }, index) => ({
      streamName: stream,
      expectedState: stateAt(windows[index]?.revision),
      events: events.map(toEventData),
    }));
    const [only, ...others] = requests;
    if (only && others.length === 0) {
      const { streamName, events, expectedState } = only;
      const result = await this.#client.appendToStream(streamName, events, {
        streamState: expectedState,
      });
      if (!result.position) throw new Error('The server did not tell where it wrote');
      return toPosition(result.position.commit);
    }
    return toPosition((await this.#client.multiStreamAppend(requests)).position);
  }
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
