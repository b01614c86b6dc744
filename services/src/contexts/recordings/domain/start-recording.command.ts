import { defineCommand, Rejected } from '#platform/cqrs';
import { Conferences } from '#contexts/calls';
import { startRecording, type StartRecording as Start } from './start-recording.js';
import { RecordingSpace, SPACE_TO_START } from '../adapters/recording-space.js';
import { withVisitor } from '../streams.js';
import { ofRecordings } from './of-recordings.js';

/** Has a call recorded for a person in it. Returns the id of the recording. */
export const StartRecording = defineCommand({
  name: 'StartRecording',
  needs: { space: RecordingSpace, conferences: Conferences },
  prepare: async ({ callId }: Start, { needs: { space, conferences } }) => {
    if (!space.isAvailable) throw new Rejected('RECORDING_UNAVAILABLE');
    if ((await space.freeBytes()) < SPACE_TO_START) throw new Rejected('RECORDING_DISK_FULL');
    return { isDirect: conferences.isDirect(callId) };
  },
  correlation: ({ callId }) => callId,
  streams: withVisitor,
  decide: ({ recordings, call, answer = null }, data, { now, newId, prepared: { isDirect } }) =>
    ofRecordings(
      startRecording(recordings, call, data, {
        recordingId: newId(),
        now: now.toISOString(),
        portalAnswer: answer,
        isDirect,
      }),
    ),
});
