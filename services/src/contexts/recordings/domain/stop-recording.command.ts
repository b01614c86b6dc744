import { CallEntrances } from '#contexts/calls';
import { defineCommand, Rejected, type CommandTools, stream } from '#platform/cqrs';
import { noteTimes, type NoteTimes } from './note-times.js';
import { stopRecording, type StopRecording as Stop } from './stop-recording.js';
import { RecordedCall, withCall } from '../streams.js';
import { ofRecordings } from './of-recordings.js';

/** A call is recorded no longer. */
export const StopRecording = defineCommand({
  name: 'StopRecording',
  correlation: ({ callId }: Stop) => callId,
  streams: withCall,
  decide: ({ recordings, call }, data, { now }) =>
    ofRecordings(stopRecording(recordings, call, data, now.toISOString())),
});

/**
 * A person who has left a session has no part in its recordings any more.
 * @throws Rejected NOT_IN_CALL
 */
async function demandPlace(
  { callId, by }: NoteTimes,
  entrances: CallEntrances,
  stateOf: CommandTools['stateOf'],
): Promise<void> {
  const call = await stateOf(stream(RecordedCall, callId));
  if (call.stage !== 'over' || call.kind !== 'session' || !entrances.has(call.kind)) return;
  const comer = { joinerId: by, joinerType: 'User' } as const;
  const entrance = await entrances.of(call.kind).of(call.originId, comer).catch(goneOnly);
  if (entrance?.way !== 'enter') throw new Rejected('NOT_IN_CALL');
}

/** A session that was deleted has no members. */
function goneOnly(error: unknown): undefined {
  if (!(error instanceof Rejected)) throw error;
}

/** Notes when a person's page saw a recording start and stop. */
export const NoteRecordTimes = defineCommand({
  name: 'NoteRecordTimes',
  needs: { entrances: CallEntrances },
  prepare: (data: NoteTimes, { needs: { entrances }, stateOf }) =>
    demandPlace(data, entrances, stateOf),
  correlation: ({ callId }) => callId,
  streams: withCall,
  decide: ({ recordings, call }, data, { now }) =>
    ofRecordings(noteTimes(recordings, call, data, now.toISOString())),
});
