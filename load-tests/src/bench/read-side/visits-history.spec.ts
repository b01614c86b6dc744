import { expect, test } from '@jest/globals';
import { eventDefinitions } from '@foyer/contracts/events';
import { visitsHistory } from './visits-history.js';

test('a history that benchmarks work on is one that the product writes today', () => {
  const history = visitsHistory();
  const types = new Set<string>();
  for (let n = 0; n < 1_000; n += 1) {
    const { type, data } = history.next().value.event;
    types.add(type);
    const parsed = eventDefinitions.get(type)?.data.safeParse(data);
    expect([type, parsed?.error?.issues]).toEqual([type, undefined]);
    expect([type, parsed?.success]).toEqual([type, true]);
  }
  expect(types.size).toBeGreaterThan(15);
});
