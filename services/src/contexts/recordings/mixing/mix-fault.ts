import type { RecordingFailure } from '@foyer/contracts/recordings';

/** Tracks were not mixed; they are kept, so that it can be tried again. */
export class MixFault extends Error {
  constructor(
    readonly reason: RecordingFailure,
    message: string,
  ) {
    super(message);
    this.name = 'MixFault';
  }
}
