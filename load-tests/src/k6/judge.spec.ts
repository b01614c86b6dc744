import { describe, expect, it } from '@jest/globals';
import { judge } from './judge.js';
import { nothingLost } from './nothing-lost.js';
import type { RunReport } from './run.js';
import { secondsOf } from './seconds-of.js';
import { Summary } from './summary.js';

const MIB = 2 ** 20;
const counts = { opened: 1000, pickups: 900, served: 900, left: 100 };

/** A server that collects its garbage every tenth second, and keeps some bytes of every second. */
function memory(keptASecond: number) {
  return Array.from({ length: 1000 }, (_, seconds) => {
    const bytes = 100 * MIB + keptASecond * seconds + (seconds % 10) * MIB;
    return { seconds, heap: bytes, rss: bytes, lag: 0 };
  });
}

const report = (parts: Partial<RunReport>): RunReport => ({
  summary: new Summary({}),
  counts,
  memory: memory(0),
  wrong: [],
  ...parts,
});

describe('A soak', () => {
  it('is borne by a server that leaves nothing behind but garbage', () => {
    expect(judge('soak', report({})).missed).toEqual([]);
  });

  it('finds out a server that keeps four kilobytes of each visit', () => {
    const { missed } = judge('soak', report({ memory: memory(4096) }));
    expect(missed).toHaveLength(2);
    expect(missed[0]).toMatch(/409\d bytes a visit/);
  });
});

describe('A spike', () => {
  const ring = (phase: string, ms: number) => [
    `step{step:ring,scenario:${phase}}`,
    { 'p(99)': ms },
  ];
  const spike = (during: number, after: number, failure: number) =>
    Object.fromEntries([
      ring('before', 100),
      ring('spike', during),
      ring('after', after),
      ['rejection', { 'p(99)': failure }],
    ]) as Record<string, Record<string, number>>;

  it.each<[what: string, metrics: ReturnType<typeof spike>, missed: number]>([
    ['is borne', spike(199, 110, 40), 0],
    ['is not borne by who was let in', spike(201, 110, 40), 1],
    ['goes on for those who come later', spike(199, 210, 40), 1],
    ['makes those wait who are not let in', spike(199, 110, 60), 1],
  ])('%s', (_, metrics, missed) => {
    const { missed: found } = judge('spike', report({ summary: new Summary(metrics) }));
    expect(found).toHaveLength(missed);
  });
});

describe('What pages were acknowledged', () => {
  it('is missed where the log does not know it', () => {
    const summary = new Summary({ visits_served: { count: 901 }, visits_opened: { count: 999 } });
    expect(nothingLost(summary, counts)).toEqual(['served: 901 acknowledged, 900 in the log']);
  });
});

describe('A duration', () => {
  it.each([
    ['90s', 90],
    ['10m', 600],
    ['8h', 28_800],
  ])('%s is %i seconds', (text, seconds) => {
    expect(secondsOf(text)).toBe(seconds);
  });

  it.each(['', '10', '0s', '-1m', '1d'])('is not %j', (text) => {
    expect(() => secondsOf(text)).toThrow(RangeError);
  });
});
