import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { UnusableSetting } from '#platform/config';
import { Metrics } from '#platform/observability';
import { backupName, backupTimes } from '#platform/operations/backup';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { SilentLog } from '#platform/testing/silent-log.js';
import { DataFolder } from '../../cli/testing/data-folder.js';
import { upload } from '../../cli/testing/uploads.js';
import { ALL_PROCESS_ROLES } from '../../platform/cluster/process-roles/process-roles.js';
import { ScheduledBackups } from './scheduled-backups.js';

const DAY = 24 * 3_600_000;

describe('backups by the clock', () => {
  let folder: DataFolder;
  let clock: ManualClock;
  let log: SilentLog;
  let metrics: Metrics;

  beforeEach(async () => {
    folder = await DataFolder.make();
    await upload(folder);
    clock = new ManualClock();
    log = new SilentLog();
  });
  afterEach(() => folder.remove());

  const start = (settings: Record<string, string> = {}): ScheduledBackups => {
    const environment = {
      FOYER_DATA: folder.file('.'),
      BACKUP_FOLDER: folder.file('backups'),
      ...settings,
    };
    metrics = new Metrics();
    return new ScheduledBackups(environment, clock, log, metrics, ALL_PROCESS_ROLES);
  };
  const look = (backups: ScheduledBackups) => backups.look(clock.now());
  const taken = (name = 'backups') => readdir(folder.file(name)).catch(() => []);

  test('are taken once for each time, and for one that was missed', async () => {
    const backups = start();
    const { next } = backupTimes(['03:00'], clock.now());
    expect(await look(backups)).toEqual(next);
    expect(await taken()).toHaveLength(1);
    expect(await look(backups)).toEqual(next);
    expect(await look(start())).toEqual(next);
    expect(await taken()).toHaveLength(1);
    clock.advance(2 * DAY);
    expect(await look(start())).toEqual(backupTimes(['03:00'], clock.now()).next);
    expect(await taken()).toHaveLength(2);
  });

  test('are kept up to a number, their vaults too', async () => {
    const backups = start({ BACKUP_KEEP: '2', BACKUP_VAULT_FOLDER: folder.file('vaults') });
    mkdirSync(folder.file('backups/foyer-20200101T000000Z'), { recursive: true });
    mkdirSync(folder.file('backups/mine'));
    for (let days = 0; days < 4; days += 1) {
      await look(backups);
      clock.advance(DAY);
    }
    const kept = (await taken()).filter((name) => name !== 'mine');
    expect(kept).toHaveLength(2);
    expect(await taken()).toContain('mine');
    expect(await taken('vaults')).toEqual(kept);
    const newest = kept.at(-1) ?? '';
    const vault = folder.file(`vaults/${newest}`);
    const check = ['check', folder.file(`backups/${newest}`), '--vault', vault];
    expect(await folder.foyer(...check)).toMatchObject({ code: 0 });
  });

  test('are taken also where a folder is named after a later moment', async () => {
    const later = folder.file('backups/foyer-20990101T000000Z');
    mkdirSync(later, { recursive: true });
    const manifest = JSON.stringify({ madeAt: '2099-01-01T00:00:00Z' });
    writeFileSync(join(later, 'manifest.json'), manifest);
    const backups = start();
    await look(backups);
    await look(backups);
    expect(await taken()).toHaveLength(2);
    clock.advance(1000);
    expect(await metrics.registry.metrics()).toContain('foyer_backup_age_seconds 1\n');
    const warnings = log.lines.filter(({ level }) => level === 'warn');
    expect(warnings.map(({ fields }) => fields)).toEqual([{ backup: 'foyer-20990101T000000Z' }]);
    // One with a whole manifest of a later moment is none of ours, too.
    const [name = ''] = await taken();
    cpSync(folder.file(`backups/${name}`), later, { recursive: true });
    clock.advance(DAY);
    await look(backups);
    expect(await taken()).toHaveLength(3);
    expect(existsSync(join(later, 'manifest.json'))).toBe(true);
  });

  test('are not removed in favour of what is no backup, and no link is followed', async () => {
    const backups = start({ BACKUP_KEEP: '2' });
    await look(backups);
    const [first = ''] = await taken();
    const elsewhere = folder.file('elsewhere');
    cpSync(folder.file(`backups/${first}`), elsewhere, { recursive: true });
    symlinkSync(elsewhere, folder.file('backups/foyer-20200101T000000Z'));
    // Manifests that are none, and newer than the first backup.
    const day = (days: number) => backupName(new Date(clock.now().getTime() + days * DAY + 1000));
    for (const days of [0, 1, 2]) {
      mkdirSync(folder.file(`backups/${day(days)}`));
      writeFileSync(folder.file(`backups/${day(days)}/manifest.json`), '{}');
    }
    for (let days = 0; days < 3; days += 1) {
      clock.advance(DAY);
      await look(backups);
      if (days === 0) expect(await taken()).toContain(first);
    }
    expect(await taken()).not.toContain(first);
    expect(await taken()).toHaveLength(6);
    expect(existsSync(join(elsewhere, 'manifest.json'))).toBe(true);
  });

  test('of another installation are neither counted nor removed', async () => {
    const other = await DataFolder.make();
    await upload(other);
    await look(start({ FOYER_DATA: other.file('.') }));
    await other.remove();
    const [foreign = ''] = await taken();
    const backups = start({ BACKUP_KEEP: '1' });
    for (let days = 0; days < 2; days += 1) {
      clock.advance(1000 + days * DAY);
      await look(backups);
    }
    expect(await taken()).toHaveLength(2);
    expect(await taken()).toContain(foreign);
  });

  test('tell the age of the newest one', async () => {
    const backups = start();
    expect(await metrics.registry.metrics()).not.toMatch(/^foyer_backup_age_seconds /m);
    await look(backups);
    clock.advance(90_000);
    expect(await metrics.registry.metrics()).toContain('foyer_backup_age_seconds 90\n');
  });

  test('are tried again later where one fails, and the log says so', async () => {
    const backups = start();
    writeFileSync(folder.file('backups'), 'a file stands in its way');
    expect(await look(backups)).toEqual(new Date(clock.now().getTime() + 900_000));
    expect(log.lines).toEqual([expect.objectContaining({ message: 'The backup failed' })]);
    await rm(folder.file('backups'));
    await look(backups);
    expect(await taken()).toHaveLength(1);
  });

  test('end with the program, and leave nothing of one that is under way', async () => {
    const backups = start();
    backups.onModuleDestroy();
    await look(backups);
    const [name = ''] = await taken();
    expect(await readdir(join(folder.file('backups'), name))).toEqual([]);
    expect(log.lines).toEqual([]);
  });

  test('are refused where a server keeps a store', () => {
    const VAULT_URL = 'mongodb://vault:27017/foyer-vault';
    expect(() => start({ VAULT_URL })).toThrow(UnusableSetting);
    expect(() => start({ VAULT_URL })).toThrow(/`foyer backup --local`/);
  });
});

describe('the times of backups', () => {
  test.each([
    ['2026-03-02T02:59:59', '2026-03-01T15:00', '2026-03-02T03:00'],
    ['2026-03-02T03:00:00', '2026-03-02T03:00', '2026-03-02T15:00'],
    ['2026-03-02T23:00:00', '2026-03-02T15:00', '2026-03-03T03:00'],
    ['2026-03-01T01:00:00', '2026-02-28T15:00', '2026-03-01T03:00'],
  ])('around %s are %s and %s', (now, last, next) => {
    expect(backupTimes(['15:00', '03:00'], new Date(now))).toEqual({
      last: new Date(last),
      next: new Date(next),
    });
  });
});
