import { describe, expect, test } from '@jest/globals';

import { at, desk, line } from '../testing/happenings.js';
import { lineArrivals } from '../line/line-arrivals.js';
import { percentile, simulateWaits, type Arrival } from './simulate-waits.js';
import { handlingTimes, workingTime } from '../desk/working-time.js';

const comes = (seconds: number, more: Partial<Arrival> = {}): Arrival => ({
  visitId: `at ${seconds}`,
  at: seconds * 1000,
  gaveUpAt: null,
  handlingMs: 60_000,
  ...more,
});
const always = (agentId: string, pauses = 0) => ({
  agentId,
  available: [{ from: 0, to: Infinity }],
  breaks: Array.from({ length: pauses }, (_, index) => ({
    from: new Date(index).toISOString(),
    to: new Date(index + 1).toISOString(),
  })),
});

describe('simulateWaits', () => {
  test('serves one after the other, as long as each call took', () => {
    const history = { arrivals: [0, 10, 20].map((at) => comes(at)), timeZone: 'UTC' };
    const alone = simulateWaits({ ...history, agents: [always('kim')] }, 'random');
    expect(alone.waitsMs).toEqual([0, 50_000, 100_000]);
    const both = simulateWaits({ ...history, agents: [always('kim'), always('lee')] }, 'random');
    expect(both.waitsMs).toEqual([0, 0, 40_000]);
  });

  test('chooses by the rule, which matters where one agent goes home', () => {
    const kim = { ...always('kim', 2), available: [{ from: 0, to: 30_000 }] };
    const history = {
      arrivals: [comes(0), comes(31)],
      agents: [kim, always('lee')],
      timeZone: 'UTC',
    };
    expect(simulateWaits(history, 'more-breaks').waitsMs).toEqual([0, 0]);
    expect(simulateWaits(history, 'fewer-breaks').waitsMs).toEqual([0, 29_000]);
  });

  test('lets those give up who gave up, unless served before, and says who is never served', () => {
    const gone = comes(5, { gaveUpAt: 40_000, handlingMs: null });
    const agents = [{ ...always('kim'), available: [{ from: 0, to: 70_000 }] }];
    const arrivals = [comes(0), gone, comes(80)];
    const simulated = simulateWaits({ arrivals, agents, timeZone: 'UTC' }, 'random');
    expect(simulated).toEqual({ waitsMs: [0], gaveUp: 1, unserved: 1 });
  });
});

test('an agent is there from opening the desk, but for breaks and silence; calls do not count', () => {
  const history = [
    { event: desk.opened('kim'), at: at(0) },
    { event: desk.engaged('kim', 'ada'), at: at(10) },
    { event: desk.freed('kim', 'ada', 40), at: at(40) },
    { event: desk.set('kim', 'away', 50), at: at(50) },
    { event: desk.set('kim', 'auto', 60), at: at(60) },
    { event: desk.notResponding('kim', 'offer', 70), at: at(70) },
  ];
  expect(workingTime('kim', history)).toEqual({
    agentId: 'kim',
    available: [
      { from: Date.parse(at(0)), to: Date.parse(at(50)) },
      { from: Date.parse(at(60)), to: Date.parse(at(70)) },
    ],
    breaks: [{ from: at(50), to: at(60) }],
  });
  const took = handlingTimes(history);
  expect([...took]).toEqual([['ada', 30_000]]);
  const happened = [
    { event: line.joined('ada', 5), at: at(5) },
    { event: line.joined('bob', 6), at: at(6) },
    { event: line.taken('ada', 'kim', null, 5_000), at: at(10) },
    { event: line.left('bob'), at: at(20) },
  ];
  expect(lineArrivals(happened, took)).toMatchObject({
    arrivals: [
      { visitId: 'ada', handlingMs: 30_000, gaveUpAt: null },
      { visitId: 'bob', handlingMs: null, gaveUpAt: Date.parse(at(20)) },
    ],
    waitedMs: [5_000],
  });
});

test('a percentile is a value that there is', () => {
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(2);
  expect(percentile([4, 1, 3, 2], 0.95)).toBe(4);
  expect(percentile([], 0.5)).toBeUndefined();
});
