import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { JournalFile } from './journal-file.js';

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

  it('holds what was appended, in order, for nobody else to read', async () => {
    const { file, lines } = await JournalFile.open(path);
    expect(lines).toEqual([]);
    await Promise.all([file.append([{ n: 1 }]), file.append([{ n: 2 }, { n: 3 }])]);
    await file.close();
    expect(await reopened()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('forgets a last line that was torn at any of its bytes, and goes on after it', async () => {
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
});
