import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { makeFolder } from './make-folder.js';

describe('making a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-folder-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('makes those above it, with the mode, and again changes nothing', () => {
    const path = join(folder, 'a', 'b');
    makeFolder(path, 0o700);
    makeFolder(path);
    for (const made of [path, join(folder, 'a')]) expect(statSync(made).mode & 0o777).toBe(0o700);
  });

  test('goes by a link, and fails where one leads nowhere', () => {
    symlinkSync(folder, join(folder, 'here'));
    makeFolder(join(folder, 'here', 'below'));
    expect(statSync(join(folder, 'below')).isDirectory()).toBe(true);
    symlinkSync(join(folder, 'gone'), join(folder, 'nowhere'));
    expect(() => makeFolder(join(folder, 'nowhere'))).toThrow(/EEXIST/);
  });

  test('fails where a file stands in its way', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => makeFolder(join(folder, 'file'))).toThrow(/EEXIST/);
    expect(() => makeFolder(join(folder, 'file', 'below'))).toThrow(/ENOTDIR|EEXIST/);
  });

  test('ends where nothing can be made', () => {
    expect(() => makeFolder('/proc/nope/below')).toThrow();
  });
});
