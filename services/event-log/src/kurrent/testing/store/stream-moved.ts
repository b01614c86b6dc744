import type { AppendStreamState } from '@kurrent/kurrentdb-client';

/** A stream is not at the revision that its writer expects. */
export class StreamMoved extends Error {
  readonly stream: string;
  readonly expected: AppendStreamState;
  /** Undefined where the stream does not exist. */
  readonly current: bigint | undefined;

  constructor(stream: string, expected: AppendStreamState, current: bigint | undefined) {
    super(`${stream} is at ${current ?? 'nothing'}, not at ${expected}`);
    this.name = 'StreamMoved';
    this.stream = stream;
    this.expected = expected;
    this.current = current;
  }
}
