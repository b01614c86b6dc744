import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Database } from './database.js';

const STRACE = process.env.FOYER_TEST_STRACE;

/** Writes as the log does, each row in a synced transaction, so that checkpoints run meanwhile. */
const WRITER = `
  import { DatabaseSync } from 'node:sqlite';
  const database = new DatabaseSync(process.argv[1]);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE t (n INTEGER PRIMARY KEY, x TEXT UNIQUE)');
  const insert = database.prepare('INSERT INTO t VALUES (?, ?)');
  let written = 0;
  for (let n = 1; n <= 1500; n += 1) {
    try { insert.run(n, n + 'x'.repeat(900)); written += 1; } catch {}
  }
  console.log(written);
  process.kill(process.pid, 'SIGKILL');
`;

(STRACE === undefined ? describe.skip : describe)('A file of SQLite on a failing disk', () => {
  test('stays whole when reads of its write-ahead log fail during checkpoints', () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-failed-reads-'));
    const [path, trace] = ['a.db', 'trace'].map((name) => join(folder, name)) as [string, string];
    const failing = ['-P', `${path}-wal`, '-e', 'inject=pread64:error=EIO:when=1..400'];
    const writer = [process.execPath, '--input-type=module', '-e', WRITER, path];
    const args = ['-f', '-qq', '-o', trace, '-e', 'trace=pread64', ...failing, ...writer];
    const { stdout } = spawnSync(STRACE ?? '', args, { encoding: 'utf8' });
    expect(readFileSync(trace, 'utf8')).toContain('EIO');
    const database = new Database(path);
    expect(database.prepare('PRAGMA integrity_check').rows([])).toEqual([['ok']]);
    expect(database.prepare('SELECT count(*) FROM t').row([])).toEqual([Number(stdout)]);
    expect(Number(stdout)).toBeGreaterThan(0);
    database.close();
    rmSync(folder, { recursive: true });
  });
});
