import type { TrackFile } from '../domain/call-recording.js';

/** A file of a track as a media server wrote it. */
export interface RawFile {
  readonly trackId: string;
  readonly path: string;
  readonly media: 'audio' | 'video';
  /** Whether the media server was cut off before it could finish the file; what there is of it can be used. */
  readonly isCutOff: boolean;
}

/** Tracks as media servers wrote them, until they are mixed. Also the injection token. */
export abstract class RawTracks {
  /**
   * The files of tracks, once they are written no longer.
   * @throws TracksUnfinished where some are written still
   */
  abstract files(trackIds: readonly string[]): Promise<readonly RawFile[]>;
  /** What a file is now, so that it can be told later whether it still is. */
  abstract describe(file: RawFile, signal?: AbortSignal): Promise<TrackFile>;
  /** Removes the files of tracks. @returns how many there were */
  abstract remove(trackIds: readonly string[]): Promise<number>;
  /** Removes what a mixing that was cut off left of a recording. */
  abstract removeWork(recordingId: string): Promise<void>;
}

/** A media server has files open that are to be mixed; that passes. */
export class TracksUnfinished extends Error {
  constructor() {
    super('Tracks are still being written');
  }
}
