import { describe, expect, test } from '@jest/globals';

import { FailureDetector } from './failure-detector.js';
import type { NodeRecord } from './node-store.js';

const node = (id: string, heartbeat: number): NodeRecord => ({
  id,
  heartbeat,
  address: 'http://node',
  pass: '',
  draining: false,
  revision: 0,
});
const DEAD_AFTER = 6_000;

describe('an observer', () => {
  /** Looks every second, and says who was dead at which look. */
  const observe = (heartbeatsOf: (second: number) => readonly NodeRecord[], seconds: number) => {
    const signs = new FailureDetector(DEAD_AFTER);
    return Array.from({ length: seconds }, (_, second) =>
      signs.look(heartbeatsOf(second), second * 1_000).map(({ id }) => `${id} at ${second}`),
    ).flat();
  };

  test('never treats a node that shows signs of life as dead', () => {
    expect(observe((second) => [node('a', Math.floor(second / 2))], 60)).toEqual([]);
  });

  test('treats a stopped node as dead once the time is over, with any count', () => {
    expect(observe((second) => [node('a', Math.min(second, 3)), node('b', second)], 10)).toEqual([
      'a at 9',
    ]);
    expect(observe(() => [node('a', 41)], 7)).toEqual(['a at 6']);
  });

  test('gives every node the whole time again after it could not look', () => {
    const signs = new FailureDetector(DEAD_AFTER);
    signs.look([node('a', 1)], 0);
    expect(signs.look([node('a', 1)], 100_000)).toEqual([]);
    for (let second = 1; second < 6; second += 1) {
      expect(signs.look([node('a', 1)], 100_000 + second * 1_000)).toEqual([]);
    }
    expect(signs.look([node('a', 1)], 106_000)).toHaveLength(1);
  });
});
