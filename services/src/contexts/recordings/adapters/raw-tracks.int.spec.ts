import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { ManualClock } from '#platform/testing/manual-clock.js';
import { TracksUnfinished, RawTracks } from './raw-tracks.js';

const clock = new ManualClock();
const [mine, other] = [randomUUID(), randomUUID()];
let folder: string;
let raw: RawTracks;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-raw-'));
  raw = new RawTracks(folder, clock);
});
afterEach(() => rm(folder, { recursive: true }));

const written = async (name: string, secondsAgo: number) => {
  await writeFile(join(folder, name), 'x');
  const at = new Date(clock.now().getTime() - secondsAgo * 1_000);
  await utimes(join(folder, name), at, at);
};

test('finds the files of its tracks, and no picture that leads nowhere', async () => {
  await written(`${mine}-audio-0.mjr`, 10);
  await written(`${other}-audio-0.mjr`, 10);
  await symlink('/dev/null', join(folder, `${mine}-video-1.mjr`));
  const path = join(folder, `${mine}-audio-0.mjr`);
  expect(await raw.files([mine])).toEqual([
    { trackId: mine, path, media: 'audio', isCutOff: false },
  ]);
  await raw.remove([mine]);
  expect(await readdir(folder)).toEqual([`${other}-audio-0.mjr`]);
});

test('waits for files that are written still, and takes what was cut off', async () => {
  await written(`${mine}-audio-0.mjr`, 1);
  await expect(raw.files([mine])).rejects.toThrow(TracksUnfinished);
  await written(`${mine}-audio-0.mjr`, 10);
  await written(`${mine}-video-1.mjr.tmp`, 10);
  await expect(raw.files([mine])).rejects.toThrow(TracksUnfinished);
  await written(`${mine}-video-1.mjr.tmp`, 20);
  expect((await raw.files([mine])).map(({ isCutOff }) => isCutOff)).toEqual([false, true]);
});

test('describes a file by what is in it, and removes what a mixing left', async () => {
  await written(`${mine}-audio-0.mjr`, 10);
  const [file] = await raw.files([mine]);
  const before = await raw.describe(file!);
  expect(before).toEqual({
    ...{ name: `${mine}-audio-0.mjr`, size: 1 },
    hash: createHash('sha256').update('x').digest('base64url'),
  });
  await writeFile(join(folder, before.name), 'y');
  expect((await raw.describe(file!)).hash).not.toBe(before.hash);
  for (const id of [mine, other]) {
    await mkdir(join(folder, `mix-${id}-abc`));
    await writeFile(join(folder, `mix-${id}-abc`, 'a.opus'), 'x');
  }
  await raw.removeWork(mine);
  expect(await readdir(folder)).toEqual([before.name, `mix-${other}-abc`].toSorted());
});
