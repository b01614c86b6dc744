import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { Rejected } from '#platform/cqrs';
import { SqliteVault } from '#platform/stores/vault';
import { BallotBoxes } from './ballot-boxes.js';

const of = { callId: 'call', pollId: 'poll', size: 3 };
const noted = () => Promise.resolve();
const voter = (at: number) => `voter-${String(at).padStart(3, '0')}`;

describe('Ballot boxes', () => {
  let folder: string;
  let path: string;
  let vault: SqliteVault;
  let boxes: BallotBoxes;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ballots-'));
    path = join(folder, 'vault.db');
    vault = new SqliteVault(path);
    boxes = new BallotBoxes(vault);
  });
  afterEach(async () => {
    await vault.close();
    await rm(folder, { recursive: true });
  });
  const cast = (voterId: string, choices: number[], note = noted) =>
    boxes.cast(of, { voterId, choices }, { check: noted, note });

  test('keep 200 votes that come at once over a restart, and nothing of them after the end', async () => {
    const all = Array.from({ length: 200 }, (_, at) => cast(voter(at), [at % 3]));
    await Promise.all(all);
    await vault.close();
    vault = new SqliteVault(path);
    boxes = new BallotBoxes(vault);
    const voters = Array.from({ length: 200 }, (_, at) => voter(at));
    expect(await boxes.find(of)).toEqual({ counts: [67, 67, 66], voters });
    await boxes.empty(of);
    await boxes.empty(of);
    expect(await boxes.find(of)).toBeUndefined();
    for (const suffix of ['', '-wal']) {
      const bytes = await readFile(path + suffix).catch(() => Buffer.alloc(0));
      expect(bytes.includes('voter-')).toBe(false);
    }
  });

  test('hold only what is on disk before a vote is noted', async () => {
    let before: unknown;
    await cast('vic', [1], async () => {
      before = await boxes.find(of);
    });
    expect(before).toEqual({ counts: [0, 1, 0], voters: ['vic'] });
  });

  test('give back a vote that was refused, and keep one of which nobody knows', async () => {
    await cast('ada', [0]);
    const refused = () => Promise.reject(new Rejected('POLL_CLOSED'));
    await expect(cast('vic', [1], refused)).rejects.toMatchObject({ code: 'POLL_CLOSED' });
    expect(await boxes.find(of)).toEqual({ counts: [1, 0, 0], voters: ['ada'] });
    const broken = () => Promise.reject(new Error('The log does not answer'));
    await expect(cast('vic', [1], broken)).rejects.toThrow('does not answer');
    expect(await boxes.find(of)).toEqual({ counts: [1, 1, 0], voters: ['ada', 'vic'] });
    // The next try of the same person is noted, and counts nothing more.
    await cast('vic', [2]);
    await expect(cast('vic', [2], refused)).rejects.toMatchObject({ code: 'POLL_CLOSED' });
    expect(await boxes.find(of)).toEqual({ counts: [1, 1, 0], voters: ['ada', 'vic'] });
  });

  test('loses a box that cannot be read, so that the poll still ends', async () => {
    await vault.putText('poll-ballots', 'call/poll', '{"counts":');
    expect(await boxes.find(of)).toBeUndefined();
  });
});
