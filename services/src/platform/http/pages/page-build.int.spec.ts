import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { pageBuildOf, withBuild } from './page-build.js';

describe('the build of pages', () => {
  let folder: string;
  const built = async (script: string) => {
    await writeFile(join(folder, 'index.html'), `<script src="${script}"></script>`);
    return pageBuildOf([{ path: '/web', folder }]);
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-build-'));
  });
  afterEach(async () => rm(folder, { recursive: true }));

  test('is the same while nothing changes, and another one with another first script', async () => {
    const first = await built('index-11111111.js');
    expect(await built('index-11111111.js')).toBe(first);
    expect(await built('index-22222222.js')).not.toBe(first);
    expect(pageBuildOf([{ path: '/web', folder: join(folder, 'none') }])).toMatch(/^\w{16}$/);
  });

  test('is written into a page', () => {
    const page = withBuild('<html><head><title>Foyer</title></head></html>', 'b1');
    expect(page).toContain('<title>Foyer</title><meta name="foyer-build" content="b1"></head>');
  });
});
