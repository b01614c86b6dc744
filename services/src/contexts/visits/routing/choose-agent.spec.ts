import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { chooseAgent, type Candidate } from './choose-agent.js';

const agent = (
  agentId: string,
  breaksToday: number,
  lastCallEndedAt: string | null = null,
): Candidate => ({ agentId, breaksToday, lastCallEndedAt });
const early = '2026-03-02T08:00:00.000Z';
const late = '2026-03-02T11:00:00.000Z';

describe('chooseAgent', () => {
  test('chooses no agent from none', () => {
    expect(chooseAgent('random', [], 1)).toBeUndefined();
  });

  test.each([
    ['fewer-breaks', [agent('kim', 3)], 'kim', 'only-candidate'],
    ['random', [agent('kim', 3)], 'kim', 'only-candidate'],
    ['fewer-breaks', [agent('kim', 2), agent('lee', 1)], 'lee', 'fewest-breaks'],
    ['more-breaks', [agent('kim', 2), agent('lee', 1)], 'kim', 'most-breaks'],
    ['fewer-breaks', [agent('kim', 1, late), agent('lee', 1, early)], 'lee', 'longest-since-call'],
    ['more-breaks', [agent('kim', 1, early), agent('lee', 1, late)], 'kim', 'longest-since-call'],
    ['fewer-breaks', [agent('kim', 1, early), agent('lee', 1)], 'lee', 'longest-since-call'],
    ['fewer-breaks', [agent('lee', 1), agent('kim', 1)], 'kim', 'smaller-id'],
    ['more-breaks', [agent('lee', 1, late), agent('kim', 1, late)], 'kim', 'smaller-id'],
  ] as const)('%s of %j: %s, %s', (rule, candidates, agentId, chosenBecause) => {
    expect(chooseAgent(rule, candidates, 7)).toEqual({ agentId, chosenBecause });
  });

  const candidates = fc.uniqueArray(
    fc.record({
      agentId: fc.uuid(),
      breaksToday: fc.nat(3),
      lastCallEndedAt: fc.option(fc.constantFrom(early, late)),
    }),
    { minLength: 1, maxLength: 8, selector: ({ agentId }) => agentId },
  );
  const rule = fc.constantFrom('fewer-breaks' as const, 'more-breaks' as const, 'random' as const);

  test('does not depend on the order in which candidates are given', () => {
    fc.assert(
      fc.property(rule, candidates, fc.nat(2 ** 32 - 1), fc.nat(), (by, all, seed, turn) => {
        const turned = all.map((_, index) => all[(index + turn) % all.length]!);
        expect(chooseAgent(by, turned, seed)).toEqual(chooseAgent(by, all, seed));
      }),
    );
  });

  test('chance gives all agents the same share', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => agent(id, 0));
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 8000; seed += 1) {
      const chosen = chooseAgent('random', four, seed)!;
      expect(chosen.chosenBecause).toBe('random');
      counts.set(chosen.agentId, (counts.get(chosen.agentId) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
    expect(counts.size).toBe(4);
  });
});
