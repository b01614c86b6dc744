import type { StreamType } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { CallRecordingEvent } from '@foyer/contracts/recordings';

import type { CallRecordings } from './call-recording.js';

export interface StartTrack {
  readonly callId: string;
  readonly recordingId: string;
  readonly trackId: string;
  readonly joinerId: string;
  readonly streamType: StreamType;
}

/** A stream is about to be recorded; only of somebody who has agreed, while the recording goes on. */
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

/** Tracks are recorded no longer; those that have ended already are passed over. */
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
