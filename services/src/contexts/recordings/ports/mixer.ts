import type { RecordingFailure, RecordType } from '@foyer/contracts/recordings';

import type { RawFile } from './raw-tracks.js';

export interface Mix {
  readonly recordingId: string;
  readonly type: RecordType;
  readonly files: readonly RawFile[];
  /** Returns the person and the kind of a track's stream, by the id of the track. */
  readonly laneOf: (trackId: string) => string;
  readonly signal: AbortSignal;
  /** Reports its progress, from 0 to 1. */
  readonly progress: (share: number) => void;
}

/** The mixed file; it is gone after {@link Mixed.dispose}. */
export interface Mixed {
  readonly path: string;
  readonly mediaType: string;
  readonly durationMs: number;
  dispose(): Promise<void>;
}

/** Makes one media file of the tracks of a recording. Also the injection token. */
export abstract class Mixer {
  /** @throws MixFault when it cannot */
  abstract mix(mix: Mix): Promise<Mixed>;
}

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
