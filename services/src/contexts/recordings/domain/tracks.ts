import type { StreamType } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { CallRecordingEvent } from '@foyer/contracts/recordings';

import type { CallRecordings, TrackFile } from './call-recording.js';

export interface StartTrack {
  readonly callId: string;
  readonly recordingId: string;
  readonly trackId: string;
  readonly joinerId: string;
  readonly streamType: StreamType;
}

/** Begins to record a stream; only of a person who has agreed, while the recording continues. */
export function startTrack(
  recordings: CallRecordings,
  track: StartTrack,
  now: string,
): Decision<readonly CallRecordingEvent[]> {
  const recording = recordings.byId[track.recordingId];
  if (recording?.stoppedAt !== null || recording.file === 'deleted')
    return rejected('NOT_RECORDING');
  if (recording.consents[track.joinerId] !== 'agreed') return rejected('FORBIDDEN');
  if (recording.tracks[track.trackId]) return accepted([]);
  return accepted([{ type: 'CallRecordingTrackStarted', data: { ...track, startedAt: now } }]);
}

export interface EndTracks {
  readonly callId: string;
  readonly recordingId: string;
  readonly trackIds: readonly string[];
}

/** Tracks are recorded no longer; those that have ended already are skipped. */
export function endTracks(
  recordings: CallRecordings,
  { callId, recordingId, trackIds }: EndTracks,
  now: string,
): Decision<readonly CallRecordingEvent[]> {
  const tracks = recordings.byId[recordingId]?.tracks ?? {};
  return accepted(
    trackIds
      .filter((trackId) => tracks[trackId]?.isOpen === true)
      .map((trackId) => ({
        type: 'CallRecordingTrackEnded' as const,
        data: { callId, recordingId, trackId, endedAt: now },
      })),
  );
}

export interface SealTrack {
  readonly callId: string;
  readonly recordingId: string;
  readonly trackId: string;
  readonly files: readonly TrackFile[];
}

/**
 * Notes the files that were written of a track, once: later states of the files are compared with
 * that.
 */
export function sealTrack(
  recordings: CallRecordings,
  { callId, recordingId, trackId, files }: SealTrack,
): Decision<readonly CallRecordingEvent[]> {
  const recording = recordings.byId[recordingId];
  const track = recording?.tracks[trackId];
  if (!track || recording.file === 'deleted') return rejected('RECORDING_NOT_FOUND');
  if (track.files !== null || files.length === 0) return accepted([]);
  const data = { callId, recordingId, trackId, files: [...files] };
  return accepted([{ type: 'CallRecordingTrackSealed', data }]);
}

/**
 * Ids of the tracks of which a file is changed, swapped or gone, by the files that are there now.
 */
export function damagedTracks(
  tracks: CallRecordings['byId'][string]['tracks'],
  found: readonly TrackFile[],
): readonly string[] {
  const hashes = new Map(found.map(({ name, hash }) => [name, hash]));
  return Object.entries(tracks).flatMap(([trackId, { files }]) =>
    (files ?? []).every(({ name, hash }) => hashes.get(name) === hash) ? [] : trackId,
  );
}
