import { appendFile, mkdtemp, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { JournalFile, type Disk } from './journal-file.js';

describe('a journal file', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'journal-'));
    path = join(folder, 'journal');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const reopened = async () => {
    const { file, lines } = await JournalFile.open(path);
    await file.close();
    return lines;
  };

  it('holds the appended lines, in order, readable by its owner only', async () => {
    const { file, lines } = await JournalFile.open(path);
    expect(lines).toEqual([]);
    await Promise.all([file.append([{ n: 1 }]), file.append([{ n: 2 }, { n: 3 }])]);
    await file.close();
    expect(await reopened()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('forgets a last line that was torn at any of its bytes, and continues after it', async () => {
    const { file } = await JournalFile.open(path);
    await file.append([{ n: 1 }]);
    const { size } = file;
    await file.append([{ n: 2 }]);
    await file.close();
    const whole = await readFile(path);
    for (let torn = size; torn < whole.length; torn += 1) {
      await writeFile(path, whole.subarray(0, torn));
      expect(await reopened()).toEqual([{ n: 1 }]);
    }
    const again = await JournalFile.open(path);
    await again.file.append([{ n: 4 }]);
    await again.file.close();
    expect(await reopened()).toEqual([{ n: 1 }, { n: 4 }]);
  });

  it('forgets a last line of which the disk kept other bytes', async () => {
    const { file } = await JournalFile.open(path);
    await file.append([{ n: 1 }]);
    await file.close();
    await appendFile(path, Buffer.concat([Buffer.alloc(30), Buffer.from('\n')]));
    expect(await reopened()).toEqual([{ n: 1 }]);
  });

  it('is refused where an earlier line is not what was written', async () => {
    const { file } = await JournalFile.open(path);
    await file.append([{ amount: 1250 }, { n: 2 }]);
    await file.close();
    await writeFile(path, (await readFile(path, 'utf8')).replace('1250', '1251'));
    await expect(reopened()).rejects.toMatchObject({ code: 'JOURNAL_DAMAGED' });
  });

  it('can be put in the place of itself, and appended to afterwards', async () => {
    const { file } = await JournalFile.open(path);
    await file.append([{ n: 1 }, { n: 2 }]);
    await file.rewrite([{ n: 12 }]);
    await file.append([{ n: 3 }]);
    await file.close();
    expect(await reopened()).toEqual([{ n: 12 }, { n: 3 }]);
    await expect(file.append([{ n: 4 }])).rejects.toMatchObject({ code: 'JOURNAL_CLOSED' });
  });

  describe('on a disk that fails once', () => {
    /** Fails at the so-many-th step of a disk: opening, syncing a folder, renaming. */
    const failingAt = (failing: number): { disk: Disk; steps: () => number } => {
      let steps = 0;
      const step = () => {
        steps += 1;
        if (steps === failing) throw Object.assign(new Error('The disk failed'), { code: 'EIO' });
      };
      const disk: Disk = {
        readFile,
        rename: async (from, to) => {
          step();
          await rename(from, to);
        },
        open: async (at, flags, mode) => {
          step();
          const handle = await open(at, flags, mode);
          if (at !== folder) return handle;
          const sync = handle.sync.bind(handle);
          return Object.assign(handle, { sync: () => Promise.resolve().then(step).then(sync) });
        },
      };
      return { disk, steps: () => steps };
    };
    const opened = async (disk: Disk) => {
      const { file } = await JournalFile.open(path, disk);
      await file.append([{ n: 1 }, { n: 2 }]);
      return file;
    };

    it('has what was acknowledged, under its name, wherever putting it in place of itself fails', async () => {
      const counted = failingAt(0);
      const whole = await opened(counted.disk);
      const first = counted.steps() + 1;
      await whole.rewrite([{ n: 12 }]);
      await whole.append([{ n: 3 }]);
      await whole.close();
      const last = counted.steps();
      expect(last).toBeGreaterThan(first + 2);
      for (let failing = first; failing <= last; failing += 1) {
        await rm(path);
        const file = await opened(failingAt(failing).disk);
        await expect(file.rewrite([{ n: 12 }])).rejects.toMatchObject({ code: 'EIO' });
        await file.append([{ n: 3 }]);
        await file.close();
        const lines = await reopened();
        expect([
          [{ n: 1 }, { n: 2 }, { n: 3 }],
          [{ n: 12 }, { n: 3 }],
        ]).toContainEqual(lines);
      }
    });

    it('acknowledges nothing while the name of its file is not on disk', async () => {
      const counted = failingAt(0);
      const file = await opened(counted.disk);
      let isWell = false;
      const { disk } = counted;
      const broken: Disk = {
        ...disk,
        open: (at, ...how) => {
          if (at === folder && !isWell) throw new Error('The folder cannot be opened');
          return disk.open(at, ...how);
        },
      };
      await file.close();
      isWell = true;
      const { file: again } = await JournalFile.open(path, broken);
      isWell = false;
      await expect(again.rewrite([{ n: 12 }])).rejects.toThrow('folder');
      await expect(again.append([{ n: 3 }])).rejects.toThrow('folder');
      isWell = true;
      await again.append([{ n: 4 }]);
      await again.close();
      expect(await reopened()).toEqual([{ n: 12 }, { n: 4 }]);
    });
  });
});
