import { expect, test } from '@jest/globals';
import type { LinesView } from '@foyer/contracts/visits';

import { boardOf } from './boardOf.js';

const now = Date.parse('2026-03-02T09:10:00.000Z');
const waits = (waitingSince: string) => ({ waitingSince });
const agent = (memberId: string, state: string) => ({ memberId, state });
const view = {
  lines: [
    {
      ...{ queueId: 'hall', name: 'Hall', open: true },
      line: [waits('2026-03-02T09:09:00.000Z'), waits('2026-03-02T09:05:00.000Z')],
      agents: [agent('kim', 'free'), agent('lee', 'inCall'), agent('max', 'offline')],
    },
    {
      ...{ queueId: 'yard', name: 'Yard', open: false },
      ...{ line: [], agents: [agent('kim', 'free'), agent('ann', 'break')] },
    },
  ],
} as unknown as LinesView;

test('a board counts agents of several portals once, and the longest wait from when it began', () => {
  const { waiting, longestMs, agents, portals } = boardOf(view, now);
  expect({ waiting, longestMs }).toEqual({ waiting: 2, longestMs: 300_000 });
  expect([...agents]).toEqual([
    ['free', 1],
    ['inCall', 1],
    ['break', 1],
  ]);
  expect(portals).toMatchObject([
    { name: 'Hall', waiting: 2, longestMs: 300_000, free: 1 },
    { name: 'Yard', waiting: 0, longestMs: null, free: 1, open: false },
  ]);
});

test('no wait is longer than none where clocks disagree', () => {
  expect(boardOf(view, Date.parse('2026-03-02T09:00:00.000Z')).longestMs).toBe(0);
});
