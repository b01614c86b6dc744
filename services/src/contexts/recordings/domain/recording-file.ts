import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { CallRecordingEvent, RecordingFailure } from '@foyer/contracts/recordings';

import type { CallRecordings } from './call-recording.js';

interface OfRecording {
  readonly callId: string;
  readonly recordingId: string;
}

type Mixed = Extract<CallRecordingEvent, { type: 'CallRecordingMixed' }>['data'];

/** The tracks of a recording became a file. One that was deleted meanwhile stays deleted. */
export function keepMixed(
  { byId }: CallRecordings,
  mixed: Mixed,
): Decision<readonly CallRecordingEvent[]> {
  const recording = byId[mixed.recordingId];
  if (!recording || recording.file === 'deleted') return rejected('RECORDING_NOT_FOUND');
  if (recording.file === 'ready') return accepted([]);
  return accepted([{ type: 'CallRecordingMixed', data: mixed }]);
}

export interface FailMixing extends OfRecording {
  readonly reason: RecordingFailure;
  /** Ids of tracks that are damaged, where that is the reason. */
  readonly damaged?: readonly string[];
}

/** The tracks of a recording did not become a file; reported once for each reason in a row. */
export function failMixing(
  { byId }: CallRecordings,
  { callId, recordingId, reason, damaged = [] }: FailMixing,
): Decision<readonly CallRecordingEvent[]> {
  const recording = byId[recordingId];
  if (recording?.file !== 'none' && recording?.file !== 'failed') return accepted([]);
  if (recording.failure === reason) return accepted([]);
  const tracks = damaged.flatMap((trackId) => {
    const track = recording.tracks[trackId];
    const { joinerId, streamType } = track ?? {};
    const isSaid = recording.damaged.includes(trackId);
    return joinerId && streamType && !isSaid ? { trackId, joinerId, streamType } : [];
  });
  const of = { callId, recordingId };
  return accepted([
    ...(tracks.length > 0
      ? [{ type: 'CallRecordingTracksDamaged' as const, data: { ...of, tracks } }]
      : []),
    { type: 'CallRecordingMixFailed', data: { ...of, reason } },
  ]);
}

export interface RequestMix extends OfRecording {
  readonly by: string;
}

/** Has tracks mixed again; where there are any. */
export function requestMix(
  { byId }: CallRecordings,
  { callId, recordingId, by }: RequestMix,
): Decision<readonly CallRecordingEvent[]> {
  const recording = byId[recordingId];
  if (!recording || recording.file === 'deleted') return rejected('RECORDING_NOT_FOUND');
  const isLost = recording.failure === 'nothing-recorded';
  if (recording.file !== 'failed' || isLost) return rejected('RECORDING_NOT_FAILED');
  const data = { callId, recordingId, requestedBy: by };
  return accepted([{ type: 'CallRecordingMixRequested', data }]);
}

export interface DeleteRecording extends OfRecording {
  /** The person who asks for it; null if it is deleted automatically. */
  readonly by: string | null;
  readonly reason: 'asked' | 'expired' | 'person-forgotten';
}

/**
 * Deletes a recording permanently; repeating it changes nothing. A recording that is still active
 * must be stopped first, unless a person in it is forgotten.
 */
export function deleteRecording(
  { byId }: CallRecordings,
  { callId, recordingId, by, reason }: DeleteRecording,
): Decision<readonly CallRecordingEvent[]> {
  const recording = byId[recordingId];
  if (!recording) return rejected('RECORDING_NOT_FOUND');
  if (recording.file === 'deleted') return accepted([]);
  if (recording.stoppedAt === null && reason !== 'person-forgotten') {
    return rejected('RECORDING_UNDER_WAY');
  }
  const data = { callId, recordingId, reason, deletedBy: by };
  return accepted([{ type: 'CallRecordingDeleted', data }]);
}
