import { describe, expect, it } from '@jest/globals';
import { interleave, meanRate } from './interleave.js';

describe('Interleaved rounds', () => {
  it('let the subjects take turns, and throw the first round away', async () => {
    const turns: string[] = [];
    const subject = (name: string) => ({
      name,
      unit: 'x',
      measure: () => turns.push(name),
    });
    const said: string[] = [];
    const [a, b] = await interleave(
      [subject('a'), subject('b')],
      { rounds: 2, pieces: 2 },
      (line) => said.push(line),
    );
    expect(turns.join('')).toBe('abba'.repeat(3));
    expect(a).toEqual({ name: 'a', unit: 'x', values: [6.5, 10.5] });
    expect(b.values).toEqual([6.5, 10.5]);
    expect(said).toHaveLength(2);
  });

  it('combine rates by the time they took', () => {
    expect(meanRate([100, 300])).toBeCloseTo(150);
  });
});
