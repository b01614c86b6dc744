import { expect, test } from '@jest/globals';

import { AtOnce } from './at-once.js';

const nextTurn = (): Promise<void> => new Promise(setImmediate);

test('runs two at a time, and the rest in the order of asking, also after a failure', async () => {
  const atOnce = new AtOnce(2);
  const began: string[] = [];
  const ends: Record<string, (error?: Error) => void> = {};
  const start = (who: string): Promise<void> =>
    atOnce.run(() => {
      began.push(who);
      return new Promise((resolve, reject) => {
        ends[who] = (error) => (error ? reject(error) : resolve());
      });
    });
  const work = ['a', 'b', 'c', 'd'].map((who) => start(who).catch(() => undefined));
  await nextTurn();
  expect(began).toEqual(['a', 'b']);
  ends.b?.(new Error('planned'));
  await nextTurn();
  expect(began).toEqual(['a', 'b', 'c']);
  for (const who of ['a', 'c']) ends[who]?.();
  await nextTurn();
  ends.d?.();
  await Promise.all(work);
  expect(began).toEqual(['a', 'b', 'c', 'd']);
  const later = start('e');
  await nextTurn();
  expect(began.at(-1)).toBe('e');
  ends.e?.();
  await later;
});
