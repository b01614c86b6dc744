import { expect, test } from '@jest/globals';

import { boundedCache } from './bounded-cache.js';

test('remembers so many and no more, and lets go of what was not asked for the longest', () => {
  const cache = boundedCache<number>(2);
  cache.set('one', 1).set('two', 2);
  cache.get('one');
  cache.set('three', 3);
  expect([...cache.keys()].sort()).toEqual(['one', 'three']);
});
