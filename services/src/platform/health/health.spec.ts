import { describe, expect, test } from '@jest/globals';

import { Health } from './health.js';

describe('health', () => {
  test.each([
    [['up', 'up'], 'up'],
    [['up', 'degraded'], 'degraded'],
    [['degraded', 'down'], 'down'],
  ] as const)('of parts that are %j is %s', async (states, expected) => {
    const health = new Health();
    states.forEach((state, index) => health.add(`part ${index}`, () => ({ state })));
    expect((await health.report()).state).toBe(expected);
  });

  test('of a part whose check fails is down, without its reasons', async () => {
    const health = new Health();
    health.add('log', async () => {
      throw new Error('secret detail');
    });
    expect(await health.report()).toEqual({ state: 'down', parts: { log: { state: 'down' } } });
  });

  test('of a part that does not say how it is, is down; it is asked once, however many ask', async () => {
    const health = new Health();
    let asked = 0;
    health.add('log', () => {
      asked += 1;
      return new Promise(() => undefined);
    });
    const reports = await Promise.all([health.report(), health.report()]);
    expect(reports.map(({ state }) => state)).toEqual(['down', 'down']);
    expect(asked).toBe(1);
  });
});
