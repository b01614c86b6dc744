import { defineCommand } from '#platform/cqrs';
import { Files } from '#platform/stores/files';
import {
  deleteRecording,
  failMixing,
  keepMixed,
  requestMix,
  type DeleteRecording as Delete,
  type FailMixing as Fail,
  type RequestMix as Again,
} from './recording-file.js';
import { RawTracks } from '../adapters/raw-tracks.js';
import { recordingsOf } from '../streams.js';
import { fileOf } from './file-of.service.js';

/** The tracks of a recording became a file. */
export const KeepMixed = defineCommand({
  name: 'KeepMixed',
  correlation: ({ callId }: Parameters<typeof keepMixed>[1]) => callId,
  stream: recordingsOf,
  decide: (recordings, data) => keepMixed(recordings, data),
});

/** They did not. */
export const FailMixing = defineCommand({
  name: 'FailMixing',
  correlation: ({ callId }: Fail) => callId,
  stream: recordingsOf,
  decide: (recordings, data) => failMixing(recordings, data),
});

/** An administrator has them mixed again. */
export const RequestMix = defineCommand({
  name: 'RequestMix',
  correlation: ({ callId }: Again) => callId,
  stream: recordingsOf,
  decide: (recordings, data) => requestMix(recordings, data),
});

/**
 * Deletes a recording permanently: a note of it is kept, its file and the rest of its tracks are
 * removed.
 */
export const DeleteRecording = defineCommand({
  name: 'DeleteRecording',
  needs: { files: Files, raw: RawTracks },
  handle: async (deletion: Delete, { context, needs: { files, raw }, run, stateOf }) => {
    const { callId, recordingId } = deletion;
    const outcome = await run({
      context,
      stream: recordingsOf(deletion),
      decide: (recordings) => deleteRecording(recordings, deletion),
    });
    await files.remove(fileOf(recordingId));
    const { byId } = await stateOf(recordingsOf({ callId }));
    await raw.remove(Object.keys(byId[recordingId]?.tracks ?? {}));
    await raw.removeWork(recordingId);
    return outcome;
  },
});
