/** A track to be recorded: what its files are called, and whether the picture belongs to it. */
export interface RecordedTrack {
  /** A UUID; no two tracks have the same. */
  readonly trackId: string;
  readonly withVideo: boolean;
}
