import { describe, expect, it } from '@jest/globals';
import { allMet, judge } from './judge.js';

const sample = (name: string, values: number[]) => ({ name, unit: 'x', values });

describe('A goal', () => {
  it('compares round by round and is met when the lower bound is', () => {
    const goal = {
      name: 'rate',
      ours: sample('ours', [90, 95, 180, 88, 92, 91, 90]),
      baseline: sample('raw', [100, 100, 200, 100, 100, 100, 100]),
    };
    const met = judge({ ...goal, target: { atLeast: 0.8 } });
    expect(met).toMatchObject({ median: 0.9, met: true });
    expect(judge({ ...goal, target: { atLeast: 0.91 } }).met).toBe(false);
    expect(allMet({ samples: [], goals: [], facts: {} }, [met])).toBe(true);
  });

  it('may be an upper bound', () => {
    const goal = {
      name: 'latency',
      ours: sample('ours', [11, 12, 13]),
      baseline: sample('raw', [10, 10, 10]),
    };
    expect(judge({ ...goal, target: { atMost: 1.3 } }).met).toBe(true);
    expect(judge({ ...goal, target: { atMost: 1.2 } }).met).toBe(false);
  });

  it('is not reached where a limit is not kept', () => {
    const limits = [{ name: 'size', value: 151, unit: 'kB', atMost: 150 }];
    expect(allMet({ samples: [], goals: [], limits, facts: {} }, [])).toBe(false);
  });
});
