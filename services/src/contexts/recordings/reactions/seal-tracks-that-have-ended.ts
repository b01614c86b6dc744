import { CallRecordingTrackEnded } from '@foyer/contracts/recordings';

import { defineReaction } from '#platform/cqrs';
import { SealTrack } from '../commands.js';
import { RawTracks, TracksUnfinished } from '../adapters/raw-tracks.js';
import { FindRecordingsUnderWay } from '../queries.js';
import { recordingsOf } from '../streams.js';

/** Files that are open still are looked at again after so long, in milliseconds. */
const LOOK_AGAIN_MS = 2_000;

/**
 * The log seals the files of a track as soon as they are complete. So the mixing notices a file
 * that was replaced afterwards. A file that a media server was cut off from can grow when the
 * server comes back: it has no seal.
 */
export const SealTracksThatHaveEnded = defineReaction({
  name: 'seal-tracks-that-have-ended',
  on: [CallRecordingTrackEnded],
  key: ({ data }) => data.callId,
  begin: async ({ query }) =>
    (await query(new FindRecordingsUnderWay())).map(({ callId }) => callId),
  needs: { raw: RawTracks },
  run: async (callId, { needs: { raw }, stateOf, execute, now, again }) => {
    const { latestId, byId } = await stateOf(recordingsOf({ callId }));
    const recording = latestId === null ? undefined : byId[latestId];
    if (!recording || latestId === null || recording.file !== 'none') return;
    for (const [trackId, { isOpen, files }] of Object.entries(recording.tracks)) {
      if (isOpen || files !== null) continue;
      try {
        const found = (await raw.files([trackId])).filter(({ isCutOff }) => !isCutOff);
        const sealed = await Promise.all(found.map((file) => raw.describe(file)));
        if (sealed.length === 0) continue;
        const seal = { callId, recordingId: latestId, trackId, files: sealed };
        await execute(SealTrack, seal, { correlationId: callId });
      } catch (error) {
        if (!(error instanceof TracksUnfinished)) throw error;
        again(new Date(now.getTime() + LOOK_AGAIN_MS));
      }
    }
  },
});
