import type { RecordingFailure, RecordType } from '@foyer/contracts/recordings';

import type { RawFile } from './raw-tracks.js';

export interface Mix {
  readonly recordingId: string;
  readonly type: RecordType;
  readonly files: readonly RawFile[];
  /** Whose stream of which kind a track is, by its id. */
  readonly laneOf: (trackId: string) => string;
  readonly signal: AbortSignal;
  /** Says how far it is, from 0 to 1. */
  readonly progress: (share: number) => void;
}

/** What was made; its file is gone after {@link Mixed.dispose}. */
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
