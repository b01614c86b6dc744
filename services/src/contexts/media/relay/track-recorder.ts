import type { StreamType } from '@foyer/contracts/calls';

/** A track to be recorded: what its files are called, and whether the picture belongs to it. */
export interface RecordedTrack {
  /** A UUID; no two tracks have the same. */
  readonly trackId: string;
  readonly withVideo: boolean;
}

/** Records the streams of one call, each as a track of its own. */
export interface TrackRecorder {
  /** From now on, until it stops being published or {@link TrackRecorder.stop}. */
  record(participant: string, streamType: StreamType, track: RecordedTrack): Promise<void>;
  /** One that is not recorded is ignored. */
  stop(participant: string, streamType: StreamType): Promise<void>;
}
