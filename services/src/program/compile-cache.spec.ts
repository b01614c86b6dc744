import { expect, test } from '@jest/globals';

import { useCompileCache } from './compile-cache.js';

const folder = new URL('file:///opt/foyer/services/dist/');

test('keeps compiled code next to the server, and writes it on request', () => {
  const done: string[] = [];
  const write = useCompileCache(folder, {
    enableCompileCache: (place) => done.push(`in ${place}`),
    flushCompileCache: () => done.push('written'),
  });
  expect(done).toEqual(['in /opt/foyer/services/dist/.compile-cache']);
  write();
  expect(done).toHaveLength(2);
});

test('a Node without it starts as before', () => {
  expect(useCompileCache(folder, {})).not.toThrow();
});
