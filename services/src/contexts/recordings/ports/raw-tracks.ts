import type { TrackFile } from '../domain/call-recording.js';

/** A file of a track as a media server wrote it. */
export interface RawFile {
  readonly trackId: string;
  readonly path: string;
  readonly media: 'audio' | 'video';
  /**
   * True if the media server was cut off before it could finish the file; the part that exists can
   * be used.
   */
  readonly isCutOff: boolean;
}

/** Tracks as media servers wrote them, until they are mixed. Also the injection token. */
export abstract class RawTracks {
  /**
   * The files of tracks, once they are written no longer.
   * @throws TracksUnfinished where some are written still
   */
  abstract files(trackIds: readonly string[]): Promise<readonly RawFile[]>;
  /** Describes a file's present state, so that a later check can tell if it is still the same. */
  abstract describe(file: RawFile, signal?: AbortSignal): Promise<TrackFile>;
  /** Removes the files of tracks. @returns how many there were */
  abstract remove(trackIds: readonly string[]): Promise<number>;
  /** Removes what a mixing that was cut off left of a recording. */
  abstract removeWork(recordingId: string): Promise<void>;
}

/** A media server has files open that must be mixed; that passes. */
export class TracksUnfinished extends Error {
  constructor() {
    super('Tracks are still being written');
  }
}
