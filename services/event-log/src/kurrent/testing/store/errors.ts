import type { AppendStreamState } from '@kurrent/kurrentdb-client';

/** A stream was deleted permanently: it takes no more events. */
export class StreamGone extends Error {
  constructor(readonly stream: string) {
    super(`${stream} was deleted for good`);
    this.name = 'StreamGone';
  }
}

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
