import type { CallRecordingInfo, RecordingState } from '@foyer/contracts/recordings';

import { latestOf, type CallRecording, type CallRecordings } from './call-recording.js';

/** Returns the recording of a call as its pages receive it; null if there was none. */
export function infoOf(callId: string, recordings: CallRecordings): CallRecordingInfo | null {
  const latest = latestOf(recordings);
  if (!latest) return null;
  const { recordingId, recording } = latest;
  const { recordType, initiatorId, startedAt, consents } = recording;
  const recorded = recordedIn(recording);
  return {
    recordType,
    callDetailId: callId,
    userId: initiatorId,
    userType: 'User',
    state: stateOf(recording),
    recordingId,
    startedAt,
    participants: Object.entries(consents).map(([callJoinerId, consent]) => ({
      callJoinerId,
      consent,
      isRecorded: recorded.has(callJoinerId),
    })),
  };
}

function stateOf(recording: CallRecording): RecordingState {
  const tracks = Object.values(recording.tracks);
  const isRecorded = tracks.some(({ isOpen }) => isOpen);
  if (recording.stoppedAt === null) return isRecorded ? 'STARTED' : 'STARTING';
  return isRecorded ? 'ENDING' : 'REST';
}

/** Returns the persons who are recorded just now. */
export function recordedIn({ tracks }: CallRecording): ReadonlySet<string> {
  const open = Object.values(tracks).filter(({ isOpen }) => isOpen);
  return new Set(open.map(({ joinerId }) => joinerId));
}

/** Returns the persons whose streams must be recorded now. */
export function agreedIn({ consents, stoppedAt, file }: CallRecording): ReadonlySet<string> {
  if (stoppedAt !== null || file === 'deleted') return new Set();
  const agreed = Object.entries(consents).filter(([, consent]) => consent === 'agreed');
  return new Set(agreed.map(([joinerId]) => joinerId));
}
