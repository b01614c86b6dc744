import { join } from 'node:path';

import { describe, expect, test } from '@jest/globals';

import { root } from './root.mjs';
import resolve from './source-resolver.mjs';

const find = (name: string, basedir: string) =>
  resolve(name, { basedir, defaultResolver: (asked) => `as Node: ${asked}` });

describe('What a test imports', () => {
  const here = import.meta.dirname;

  test.each([
    ['@foyer/contracts/calls', join(root, 'contracts/src/calls/index.ts')],
    ['@foyer/event-log', join(root, 'services/event-log/src/index.ts')],
    ['@foyer/event-log/sqlite', join(root, 'services/event-log/src/sqlite/index.ts')],
    ['@foyer/projections', join(root, 'projections/src/index.ts')],
    ['./start.css', join(root, 'webclient/src/testing/asset.ts')],
    ['fastify', 'as Node: fastify'],
    ['./source-resolver.mjs', 'as Node: ./source-resolver.mjs'],
    ['./not-there.js', 'as Node: ./not-there.js'],
  ])('%s is %s', (name, found) => {
    expect(find(name, here)).toBe(found);
  });

  test.each([
    ['#platform/cqrs', 'services/src/program', 'services/src/platform/cqrs/index.ts'],
    ['#read-store/fold.js', 'projections/src', 'as Node: #read-store/fold.js'],
    ['#design/Button.js', 'webclient/src/app', 'webclient/src/design/Button.tsx'],
  ])('%s in %s is behind the door %s', (name, folder, found) => {
    expect(find(name, join(root, folder))).toBe(
      found.startsWith('as Node') ? found : join(root, found),
    );
  });

  test('is the source of what is built, and in a package what the package names', () => {
    expect(find('./source-resolver.spec.js', here)).toBe(`${here}/source-resolver.spec.ts`);
    expect(find('./source-resolver.spec.js', '/foyer/node_modules/it')).toBe(
      'as Node: ./source-resolver.spec.js',
    );
  });
});
