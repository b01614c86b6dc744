import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { greetingPage } from './greeting-page.js';

const PAGE = `<html><head>
<link rel="stylesheet" crossorigin href="/web/assets/index-12345678.css">
</head><body><div id="root"></div></body></html>`;

const BUILT = {
  'index.html': { file: 'assets/index-12345678.js', css: ['assets/index-12345678.css'] },
  'src/Guest.tsx': {
    file: 'assets/Guest-12345678.js',
    imports: ['index.html', '_shared.js'],
    css: ['assets/Guest-12345678.css'],
  },
  '_shared.js': { file: 'assets/shared-12345678.js', imports: ['src/Guest.tsx'] },
  'src/Desk.tsx': { file: 'assets/Desk-12345678.js' },
};

const FILES = {
  'index.html': PAGE,
  '.vite/manifest.json': JSON.stringify(BUILT),
  'assets/index-12345678.css': 'body{margin:0}',
  'assets/Guest-12345678.css': '.guest{color:red}',
};

describe('a page that greets', () => {
  let folder: string;
  const page = () => greetingPage({ path: '/web', folder }, ['Guest.tsx', 'no.ts']);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-pages-'));
    for (const [name, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
  });
  afterEach(async () => rm(folder, { recursive: true }));

  test('has its styles within', () => {
    expect(page()).toContain('<style>body{margin:0}</style>');
    expect(page()).toContain('<style>.guest{color:red}</style>');
    expect(page()).not.toMatch(/<link rel="stylesheet" crossorigin/);
  });

  test('names what it will load, once each, and nothing else', () => {
    const preloaded = [...page().matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)">/g)]
      .filter(([, rel]) => rel !== 'stylesheet')
      .map(([, , href]) => href);
    expect(preloaded).toEqual([
      '/web/assets/Guest-12345678.js',
      '/web/assets/index-12345678.js',
      '/web/assets/shared-12345678.js',
    ]);
  });

  test('has nothing fetched that would hold the first paint back', () => {
    const [eager = ''] = page().split('<template id="preloads">');
    expect(eager).not.toContain('modulepreload');
    expect(page()).toMatch(
      /<template id="preloads">(<link rel="modulepreload"[^>]*>)+<\/template>/,
    );
  });

  test('is as it was built where the bundle has no list of its files', async () => {
    await rm(join(folder, '.vite'), { recursive: true });
    expect(page()).toContain('<style>body{margin:0}</style>');
    expect(page()).not.toContain('modulepreload');
  });
});
