import { setImmediate as nextTurn } from 'node:timers/promises';
import { UnsupportedError, type AppendStreamRequest } from '@kurrent/kurrentdb-client';
import type { Position } from '../port/event.js';
import type { KurrentClient } from './kurrent-client.js';
import { toPosition } from './kurrent-position.js';

/** The place of an append according to the server. */
export interface Landed {
  readonly position: Position;
  /**
   * Last revision of a stream; it need not follow the one that was expected, where a stream was
   * deleted before.
   */
  readonly revisionOf: (stream: string) => number | undefined;
}

/** Writes what was decided to the server. */
export class ServerWriter {
  /** Until the turn after a failure. */
  #settling: Promise<void> | undefined;

  constructor(private readonly client: KurrentClient) {}

  /**
   * One append, by the call that is made for several streams also where it is one: the other one
   * puts all appends on one call, and when that breaks while it is full, the client leaves
   * rejections behind that no one can catch.
   * @returns undefined where the server had the events already and does not know any more where.
   */
  write(requests: AppendStreamRequest[]): Promise<Landed | undefined> {
    // A call that is made in the same turn as another one fails may still get the connection that
    // is being given up.
    if (this.#settling) return this.#settling.then(() => this.write(requests));
    return this.client.multiStreamAppend(requests).then(
      ({ position, responses }) => landed(position, responses),
      (error: unknown) => this.#writeAfter(error, requests),
    );
  }

  async #writeAfter(
    error: unknown,
    requests: readonly AppendStreamRequest[],
  ): Promise<Landed | undefined> {
    this.#settle();
    const [only, ...others] = requests;
    if (!(error instanceof UnsupportedError) || !only || others.length > 0) throw error;
    return writeToOne(this.client, only);
  }

  #settle(): void {
    this.#settling ??= nextTurn().then(() => {
      this.#settling = undefined;
    });
  }
}

/**
 * Asks by an append of nothing, which the client does not even send where the server lacks the
 * call.
 */
export async function canWriteToSeveral(client: KurrentClient): Promise<boolean> {
  try {
    await client.multiStreamAppend([]);
    return true;
  } catch (error) {
    // Every other error means that the server has the call.
    return !(error instanceof UnsupportedError);
  }
}

/** For servers that know nothing of several streams at once. */
async function writeToOne(
  client: KurrentClient,
  { streamName, events, expectedState }: AppendStreamRequest,
): Promise<Landed | undefined> {
  const options = { streamState: expectedState };
  const result = await client.appendToStream(streamName, events, options);
  const revision = result.nextExpectedRevision;
  return landed(result.position?.commit, [{ streamName, revision }]);
}

interface StreamEnd {
  readonly streamName: string;
  readonly revision: bigint;
}

function landed(commit: bigint | undefined, ends: readonly StreamEnd[]): Landed | undefined {
  if (commit === undefined || commit < 0n) return undefined;
  const position = toPosition(commit);
  const [only] = ends;
  // Most appends are to one stream.
  if (only && ends.length === 1) return { position, revisionOf: () => Number(only.revision) };
  const revisions = new Map(ends.map(({ streamName, revision }) => [streamName, Number(revision)]));
  return { position, revisionOf: (stream) => revisions.get(stream) };
}
