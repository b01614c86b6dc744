import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { FoyerCommand } from '../../testing/foyer-command.js';
import { DataFolder } from '../testing/data-folder.js';
import { upload } from '../testing/uploads.js';

/** To open a pipe that no one writes to would wait without an end. */
describe('a pipe in a data folder', () => {
  let folder: DataFolder;
  let left: string;
  let command: FoyerCommand | undefined;

  beforeEach(async () => {
    folder = await DataFolder.make();
    await upload(folder);
    await folder.checkpointAtStart();
    left = folder.file('../with-a-pipe');
    rmSync(left, { recursive: true, force: true });
    cpSync(folder.file('.'), left, { recursive: true });
  });
  afterEach(async () => {
    // In a process of its own, so that one that waits does not hold up the tests.
    command?.process.kill('SIGKILL');
    rmSync(left, { recursive: true, force: true });
    await folder.remove();
  });

  const plant = (path: string) => {
    rmSync(join(left, path));
    execFileSync('mkfifo', [join(left, path)]);
  };
  test.each([
    ['log', 'events.db', /events\.db is a pipe/],
    ['write-ahead log', 'events.db-wal', /events\.db-wal is a pipe/],
    ['vault', 'vault.db', /vault\.db is a pipe/],
    ['file', 'files', /is missing \(FILE_MISSING\)/],
  ])('in the place of the %s is named by foyer check', async (_name, path, says) => {
    plant(path === 'files' ? firstFileOf(left) : path);
    command = new FoyerCommand({ FOYER_DATA: left }, 'check');
    expect(await command.ended).toBe(1);
    expect(command.out + command.about).toMatch(says);
  });

  test.each([['events.db'], ['vault.db']])('in the place of %s ends an audit', async (path) => {
    plant(path);
    command = new FoyerCommand({ FOYER_DATA: left }, 'audit', 'verify');
    expect(await command.ended).toBe(1);
    expect(command.out + command.about).toMatch(/is a pipe/);
  });
});

/** The first uploaded file of a data folder, by its path there. */
function firstFileOf(left: string): string {
  const entries = readdirSync(join(left, 'files'), { recursive: true, withFileTypes: true });
  const file = entries.find((entry) => entry.isFile());
  return file ? relative(left, join(file.parentPath, file.name)) : '';
}
