import { Writable } from 'node:stream';

import { expect, test } from '@jest/globals';

import { Terminal } from '../output/terminal.js';
import { copyProgress } from './copy-progress.js';

test('A copy says how many of all events are there, and how long the rest takes', () => {
  let said = '';
  const about = new Writable({
    write: (chunk: Buffer, _, done) => {
      said += chunk.toString();
      done();
    },
  });
  let now = 0;
  const report = copyProgress(new Terminal(new Writable(), about), () => now);
  const at = (ms: number, there: number) => {
    now = ms;
    report({ there, total: 1_000_000 });
  };
  at(0, 200_000);
  at(10_000, 300_000);
  at(80_000, 999_000);
  at(80_100, 1_000_000);
  expect(said.trimEnd().split('\n')).toEqual([
    '20 %: 200000 of 1000000 events',
    '30 %: 300000 of 1000000 events, about 2 min left',
    '99 %: 999000 of 1000000 events, about 1 s left',
    '100 %: 1000000 of 1000000 events',
  ]);
});
