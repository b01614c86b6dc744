import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { type Mix, Mixer } from './mixer.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-mixer-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A program that does as a line of the shell says. */
const program = async (name: string, line: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${line}\n`);
  await chmod(path, 0o755);
  return path;
};
/** A track as Janus writes it, with or without a frame in it. */
const track = async (trackId: string, hasFrame = true) => {
  const path = join(folder, `${trackId}-audio-0.mjr`);
  const header = JSON.stringify({ t: 'a', c: 'opus', u: 1_700_000_000_000_000 });
  const length = Buffer.alloc(2);
  length.writeUInt16BE(header.length);
  const rest = hasFrame ? [length, Buffer.from(header)] : [];
  await writeFile(path, Buffer.concat([Buffer.from('MJR00002'), ...rest]));
  return { trackId, path, media: 'audio', isCutOff: false } as const;
};
const mixOf = (files: Mix['files'], signal = new AbortController().signal): Mix => ({
  ...{ recordingId: 'one', type: 'audio', files, laneOf: () => 'kim', signal },
  progress: () => undefined,
});
const mixer = async (ffmpeg: string) => {
  const janusPpRec = await program('pp-rec', 'echo made > "$2"');
  const ffprobe = await program('ffprobe', 'echo 2.5');
  const path = await program('ffmpeg', ffmpeg);
  return new Mixer(folder, async () => ({ ffmpeg: path, ffprobe, janusPpRec }));
};
const left = async () => (await readdir(folder)).filter((name) => name.startsWith('mix-'));

test('makes one file, reports its progress, and leaves no other file', async () => {
  const made = await mixer('for last; do :; done; echo out_time_us=1250000; echo film > "$last"');
  const shares: number[] = [];
  const progress = (share: number) => void shares.push(share);
  const mixed = await made.mix({ ...mixOf([await track('a')]), progress });
  expect(mixed).toMatchObject({ mediaType: 'audio/webm', durationMs: 2_500 });
  expect(shares).toEqual([0.5]);
  await mixed.dispose();
  expect(await left()).toEqual([]);
});

test.each([
  ['fails', 'echo broken >&2; exit 1', 'mixing-failed'],
  ['finds the disk full', 'echo "av_write: No space left on device" >&2; exit 1', 'disk-full'],
])('says why where FFmpeg %s, and leaves nothing behind', async (_, line, reason) => {
  const made = await mixer(line);
  await expect(made.mix(mixOf([await track('a')]))).rejects.toMatchObject({ reason });
  expect(await left()).toEqual([]);
});

test('says that programs are missing', async () => {
  const files = [await track('a')];
  const without = { ffmpeg: undefined, ffprobe: undefined, janusPpRec: undefined };
  const none = new Mixer(folder, async () => without);
  await expect(none.mix(mixOf(files))).rejects.toMatchObject({ reason: 'programs-missing' });
  const gone = new Mixer(folder, async () => ({
    ...{ ffmpeg: '/nowhere/ffmpeg', ffprobe: '/nowhere/ffprobe', janusPpRec: '/nowhere/pp-rec' },
  }));
  await expect(gone.mix(mixOf(files))).rejects.toMatchObject({ reason: 'programs-missing' });
});

test('says that nothing was recorded where no frame came', async () => {
  const made = await mixer('exit 0');
  await expect(made.mix(mixOf([await track('a', false)]))).rejects.toMatchObject({
    reason: 'nothing-recorded',
  });
});

test('ends with the program that asked for it', async () => {
  const made = await mixer('sleep 60');
  const abort = new AbortController();
  const mixing = made.mix(mixOf([await track('a')], abort.signal));
  setTimeout(() => abort.abort(new Error('stopped')), 50);
  await expect(mixing).rejects.toThrow('stopped');
  expect(await left()).toEqual([]);
});
