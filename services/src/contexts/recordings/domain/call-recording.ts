import type { StreamType } from '@foyer/contracts/calls';
import type {
  CallRecordingEvent,
  RecordingConsent,
  RecordingFailure,
  RecordType,
} from '@foyer/contracts/recordings';

/** A stretch of one stream of one person. */
export interface Track {
  readonly joinerId: string;
  readonly streamType: StreamType;
  /** True if it is still recorded. */
  readonly isOpen: boolean;
  /** The files that were written of it; null until they are known. */
  readonly files: readonly TrackFile[] | null;
}

/** A file of a track as it was when it was written no longer. */
export interface TrackFile {
  readonly name: string;
  readonly size: number;
  /** SHA-256, base64url. */
  readonly hash: string;
}

/** One recording of a call. */
export interface CallRecording {
  readonly recordType: RecordType;
  readonly initiatorId: string;
  readonly startedAt: string;
  /** Null while it continues. */
  readonly stoppedAt: string | null;
  /** The last answer of each person who was asked. */
  readonly consents: Readonly<Record<string, RecordingConsent>>;
  readonly tracks: Readonly<Record<string, Track>>;
  readonly file: 'none' | 'ready' | 'failed' | 'deleted';
  readonly failure: RecordingFailure | null;
  /** Ids of tracks that were found damaged. */
  readonly damaged: readonly string[];
  readonly marks: number;
}

/** The recordings of one call by id, of which one at a time is active: the latest. */
export interface CallRecordings {
  readonly latestId: string | null;
  readonly byId: Readonly<Record<string, CallRecording>>;
  /**
   * The persons who answered in the call itself, about any of its recordings: newer than the answer
   * at a portal.
   */
  readonly answered: readonly string[];
}

export const noRecordings: CallRecordings = { latestId: null, byId: {}, answered: [] };

/** The latest recording of a call. */
export function latestOf({ latestId, byId }: CallRecordings) {
  const recording = latestId === null ? undefined : byId[latestId];
  return recording && latestId !== null ? { recordingId: latestId, recording } : undefined;
}

/** Returns the current recording of a call. */
export function currentOf(recordings: CallRecordings) {
  const latest = latestOf(recordings);
  return latest?.recording.stoppedAt === null ? latest : undefined;
}

export function evolveCallRecordings(
  state: CallRecordings,
  event: CallRecordingEvent,
): CallRecordings {
  const { recordingId } = event.data;
  if (event.type === 'CallRecordingStarted') {
    const { recordType, initiatorId, startedAt } = event.data;
    const begun = { recordType, initiatorId, startedAt, stoppedAt: null, failure: null };
    const nothing = { consents: {}, tracks: {}, damaged: [], marks: 0 };
    const recording = { ...begun, ...nothing, file: 'none' as const };
    return { ...state, latestId: recordingId, byId: { ...state.byId, [recordingId]: recording } };
  }
  const recording = state.byId[recordingId];
  if (!recording) return state;
  const byId = { ...state.byId, [recordingId]: evolveOne(recording, event) };
  return { ...state, byId, answered: evolveAnswered(state.answered, event) };
}

/** Answers of a portal that were repeated as if they were new ones do not count as newer. */
function evolveAnswered(answered: readonly string[], event: Later): readonly string[] {
  const isAnswer =
    event.type === 'CallRecordingConsentWithdrawn' ||
    (event.type === 'CallRecordingConsentGiven' && event.data.given !== 'at-portal') ||
    (event.type === 'CallRecordingConsentRefused' && event.data.refused !== 'at-portal');
  if (!isAnswer || answered.includes(event.data.joinerId)) return answered;
  return [...answered, event.data.joinerId];
}

type Later = Exclude<CallRecordingEvent, { type: 'CallRecordingStarted' }>;

function evolveOne(recording: CallRecording, event: Later): CallRecording {
  switch (event.type) {
    case 'CallRecordingConsentAsked':
      return consenting(recording, event.data.joinerId, 'asked');
    case 'CallRecordingConsentGiven':
      return consenting(recording, event.data.joinerId, 'agreed');
    case 'CallRecordingConsentRefused':
      return consenting(recording, event.data.joinerId, 'refused');
    case 'CallRecordingPortalAnswerCounted': {
      const { joinerId, answer } = event.data;
      return consenting(recording, joinerId, answer === 'agreed' ? 'agreed' : 'refused');
    }
    case 'CallRecordingConsentWithdrawn':
      return consenting(recording, event.data.joinerId, 'withdrawn');
    case 'CallRecordingTrackStarted': {
      const { trackId, joinerId, streamType } = event.data;
      const track = { joinerId, streamType, isOpen: true, files: null };
      return { ...recording, tracks: { ...recording.tracks, [trackId]: track } };
    }
    case 'CallRecordingTrackEnded':
      return withTrack(recording, event.data.trackId, { isOpen: false });
    case 'CallRecordingTrackSealed':
      return withTrack(recording, event.data.trackId, { files: event.data.files });
    case 'CallRecordingTracksDamaged': {
      const found = event.data.tracks.map(({ trackId }) => trackId);
      return { ...recording, damaged: [...new Set([...recording.damaged, ...found])] };
    }
    case 'CallRecordingTimesNoted':
      return { ...recording, marks: recording.marks + event.data.times.length };
    case 'CallRecordingStopped':
      return { ...recording, stoppedAt: event.data.stoppedAt };
    case 'CallRecordingMixed':
      return { ...recording, file: 'ready', failure: null };
    case 'CallRecordingMixFailed':
      return { ...recording, file: 'failed', failure: event.data.reason };
    case 'CallRecordingMixRequested':
      return { ...recording, file: 'none', failure: null };
    case 'CallRecordingDeleted':
      return {
        ...recording,
        stoppedAt: recording.stoppedAt ?? recording.startedAt,
        file: 'deleted',
        failure: null,
      };
  }
}

function withTrack(recording: CallRecording, id: string, how: Partial<Track>): CallRecording {
  const track = recording.tracks[id];
  if (!track) return recording;
  return { ...recording, tracks: { ...recording.tracks, [id]: { ...track, ...how } } };
}

function consenting(
  recording: CallRecording,
  joinerId: string,
  consent: RecordingConsent,
): CallRecording {
  return { ...recording, consents: { ...recording.consents, [joinerId]: consent } };
}
