import { defineCommand } from '#platform/cqrs';
import {
  endTracks,
  sealTrack,
  startTrack,
  type EndTracks as End,
  type SealTrack as Seal,
  type StartTrack as Start,
} from './tracks.js';
import { recordingsOf } from '../streams.js';

/**
 * Notes that the recording of a stream is about to begin.
 * @throws Rejected FORBIDDEN for a person who has not agreed
 */
export const StartTrack = defineCommand({
  name: 'StartTrack',
  correlation: ({ callId }: Start) => callId,
  stream: recordingsOf,
  decide: (recordings, data, { now }) => startTrack(recordings, data, now.toISOString()),
});

/** Tracks are recorded no longer. */
export const EndTracks = defineCommand({
  name: 'EndTracks',
  correlation: ({ callId }: End) => callId,
  stream: recordingsOf,
  decide: (recordings, data, { now }) => endTracks(recordings, data, now.toISOString()),
});

/** Notes the files that were written of a track. */
export const SealTrack = defineCommand({
  name: 'SealTrack',
  correlation: ({ callId }: Seal) => callId,
  stream: recordingsOf,
  decide: (recordings, data) => sealTrack(recordings, data),
});
