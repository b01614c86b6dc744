import { describe, expect, test } from '@jest/globals';

import { PasswordHasher } from './password-hasher.js';

const hasher = new PasswordHasher();
const password = 'Correct-Horse-1';

describe('a hashed password', () => {
  test('is found by the password and by no other', async () => {
    const kept = await hasher.hash(password);
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await expect(hasher.matches(kept, password)).resolves.toBe(true);
    await expect(hasher.matches(kept, `${password} `)).resolves.toBe(false);
    await expect(hasher.matches(kept, '')).resolves.toBe(false);
  });

  test('is another one each time', async () => {
    expect(await hasher.hash(password)).not.toBe(await hasher.hash(password));
  });

  test('matches nothing without a stored hash, and takes as long', async () => {
    const kept = await hasher.hash(password);
    await expect(hasher.matches(undefined, 'nobody has this password')).resolves.toBe(false);
    const timed = async (hash: string | undefined): Promise<number> => {
      const start = performance.now();
      await hasher.matches(hash, 'Wrong-Horse-1');
      return performance.now() - start;
    };
    const median = (times: readonly number[]): number =>
      [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      known.push(await timed(kept));
      unknown.push(await timed(undefined));
    }
    // Without the decoy the second is a hundred times quicker; a busy machine makes neither twice
    // as slow in median.
    expect(median(unknown)).toBeGreaterThan(median(known) / 3);
  });

  test('keeps the event loop free while many are hashed', async () => {
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    await Promise.all(Array.from({ length: 8 }, () => hasher.matches(undefined, password)));
    clearInterval(counting);
    expect(turns).toBeGreaterThan(8);
  });
});
