import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { CallRecordingMixRequested, CallRecordingStopped } from '@foyer/contracts/recordings';

import { Clock } from '#platform/clock';
import { defineJob } from '#platform/cqrs';
import { Files } from '#platform/stores/files';
import { FailMixing, fileOf, KeepMixed, SealTrack } from '../commands.js';
import { damagedTracks } from '../domain/tracks.js';
import { Mixer } from '../adapters/mixer.js';
import { MixFault } from '../mixing/mix-fault.js';
import { RawTracks, TracksUnfinished, type RawFile } from '../adapters/raw-tracks.js';
import { recordingsOf } from '../streams.js';

const DAY_MS = 86_400_000;
/**
 * Files that are open still are looked at again after so long, so often; then another try follows.
 */
const [LOOK_AGAIN_MS, LOOKS] = [1_000, 60];
const MIXED = { mediaType: { audio: 'audio/webm', video: 'video/webm' } } as const;

/**
 * Makes one file of the tracks of a recording that has stopped, keeps it, and removes the tracks.
 */
export const MixARecording = defineJob({
  name: 'mix-a-recording',
  on: [CallRecordingStopped, CallRecordingMixRequested],
  needs: { raw: RawTracks, mixer: Mixer, files: Files, clock: Clock },
  deadlineMs: DAY_MS,
  retries: { firstMs: 30_000, maxMs: 1_800_000, attempts: 12 },
  atOnce: 1,
  run: async (
    { data: { callId, recordingId } },
    { needs: { raw, mixer, files, clock }, stateOf, execute, progress, signal },
  ) => {
    const current = async () => (await stateOf(recordingsOf({ callId }))).byId[recordingId];
    const recording = await current();
    if (!recording || recording.file === 'ready') return;
    const trackIds = Object.keys(recording.tracks);
    if (recording.file === 'deleted') {
      await raw.remove(trackIds);
      await raw.removeWork(recordingId);
      return;
    }
    const fail = (reason: MixFault['reason'], damaged: readonly string[] = []) =>
      execute(FailMixing, { callId, recordingId, reason, damaged });
    await raw.removeWork(recordingId);
    if (trackIds.length === 0) {
      await fail('nothing-recorded');
      return;
    }
    const found = await whenFinished(() => raw.files(trackIds), clock, signal);
    if (found.length === 0) {
      await fail('tracks-missing');
      return;
    }
    const described = await Promise.all(found.map((file) => raw.describe(file, signal)));
    for (const [trackId, track] of Object.entries(recording.tracks)) {
      if (track.files === null) {
        const whole = described.filter(
          (_, index) => found[index]?.trackId === trackId && !found[index].isCutOff,
        );
        await execute(SealTrack, { callId, recordingId, trackId, files: whole });
      }
    }
    const damaged = damagedTracks((await current())?.tracks ?? {}, described);
    // A damaged part that was reported is left out once a person has the rest mixed all the same.
    const accepted = recording.file === 'failed' ? [] : recording.damaged;
    const intact = found.filter(({ trackId }) => !damaged.includes(trackId));
    if (intact.length === 0 || damaged.some((trackId) => !accepted.includes(trackId))) {
      await fail('tracks-damaged', damaged);
      return;
    }
    const laneOf = (trackId: string) => {
      const track = recording.tracks[trackId];
      return `${track?.joinerId} ${track?.streamType}`;
    };
    const type = recording.recordType;
    const mixed = await mixer
      .mix({
        ...{ recordingId, type, files: intact, laneOf, signal },
        progress: (share) => void progress(share * 0.9),
      })
      .catch(async (error: unknown) => {
        if (error instanceof MixFault) await fail(error.reason);
        if (error instanceof MixFault && error.reason === 'nothing-recorded') return undefined;
        throw error;
      });
    if (!mixed) {
      await raw.remove(trackIds);
      return;
    }
    try {
      const { size } = await stat(mixed.path);
      const hash = await keep(mixed.path, (content) =>
        files.putStream(fileOf(recordingId), content),
      );
      const fileName = `${recording.startedAt.slice(0, 19).replace('T', '-').replaceAll(':', '')}-${type}.webm`;
      const { durationMs } = mixed;
      const mediaType = MIXED.mediaType[type];
      await execute(KeepMixed, {
        ...{ callId, recordingId, fileName, mediaType, size, hash, durationMs },
      }).catch(async (error: unknown) => {
        // It was deleted meanwhile.
        await files.remove(fileOf(recordingId));
        throw error;
      });
    } finally {
      await mixed.dispose();
    }
    await raw.remove(trackIds);
  },
});

async function whenFinished(
  look: () => Promise<readonly RawFile[]>,
  clock: Clock,
  signal: AbortSignal,
): Promise<readonly RawFile[]> {
  for (let looked = 1; ; looked += 1) {
    try {
      return await look();
    } catch (error) {
      if (!(error instanceof TracksUnfinished) || looked === LOOKS) throw error;
      await clock.wait(LOOK_AGAIN_MS, signal);
      signal.throwIfAborted();
    }
  }
}

/** Keeps a file and gives its SHA-256, base64url, from one reading of it. */
async function keep(path: string, put: (content: Readable) => Promise<void>): Promise<string> {
  const digest = createHash('sha256');
  const hashed = new Transform({
    transform(piece: Buffer, _, done) {
      digest.update(piece);
      done(null, piece);
    },
  });
  await Promise.all([pipeline(createReadStream(path), hashed), put(hashed)]);
  return digest.digest('base64url');
}
