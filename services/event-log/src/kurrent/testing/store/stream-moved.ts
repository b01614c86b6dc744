import type { AppendStreamState } from '@kurrent/kurrentdb-client';

/** A stream is not at the revision that its writer expects. */
export class StreamMoved extends Error {
  constructor(
    readonly stream: string,
    readonly expected: AppendStreamState /** Undefined where the stream does not exist. */,
    readonly current: bigint | undefined,
  ) {
    super(`${stream} is at ${current ?? 'nothing'}, not at ${expected}`);
    this.name = 'StreamMoved';
  }
}
