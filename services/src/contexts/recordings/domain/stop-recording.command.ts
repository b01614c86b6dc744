import { defineCommand } from '#platform/cqrs';
import { noteTimes, type NoteTimes } from './note-times.js';
import { stopRecording, type StopRecording as Stop } from './stop-recording.js';
import { withCall } from '../streams.js';
import { ofRecordings } from './of-recordings.js';

/** A call is recorded no longer. */
export const StopRecording = defineCommand({
  name: 'StopRecording',
  correlation: ({ callId }: Stop) => callId,
  streams: withCall,
  decide: ({ recordings, call }, data, { now }) =>
    ofRecordings(stopRecording(recordings, call, data, now.toISOString())),
});

/** Notes when a person's page saw a recording start and stop. */
export const NoteRecordTimes = defineCommand({
  name: 'NoteRecordTimes',
  correlation: ({ callId }: NoteTimes) => callId,
  streams: withCall,
  decide: ({ recordings, call }, data, { now }) =>
    ofRecordings(noteTimes(recordings, call, data, now.toISOString())),
});
