import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { DataFolder } from './testing/data-folder.js';

const VERIFIER = fileURLToPath(new URL('../../verifier/verify-export.mjs', import.meta.url));
const COLUMNS = 'position, stream, revision, id, type, data, metadata';
const replayed = (position: string, revision: string, source: string): string =>
  `
   INSERT INTO events (${COLUMNS})
   SELECT ${position}, stream, ${revision}, '${randomUUID()}', type, data, metadata
   FROM events WHERE ${source}`;
const NEXT = "(SELECT max(revision) + 1 FROM events WHERE stream = 'note')";
const FIRST = "stream = 'note' AND revision = 0";

/** Changes by an intruder to the file of a log of twelve events, each with its checkpoint. */
const TAMPERED: readonly (readonly [string, string])[] = [
  ['an event before the first position', replayed('-1', NEXT, FIRST)],
  ['an event at position 0', replayed('0', NEXT, FIRST)],
  [
    'an old event replayed at the end',
    replayed('(SELECT max(position) + 1 FROM events)', NEXT, FIRST),
  ],
  ['no checkpoints', "DELETE FROM events WHERE stream = 'log-seals'"],
  [
    'the last three checkpoints gone',
    `DELETE FROM events WHERE stream = 'log-seals' AND revision >
     (SELECT max(revision) - 3 FROM events WHERE stream = 'log-seals')`,
  ],
  [
    'a revision missing that no checkpoint covers',
    `DELETE FROM events WHERE stream = 'late' AND revision = 0`,
  ],
  ['an event dropped', "DELETE FROM events WHERE stream = 'note' AND revision = 5"],
  [
    'an event changed',
    `UPDATE events SET data = '{"n":99}' WHERE stream = 'note' AND revision = 5`,
  ],
];

describe('Every verifier of a log', () => {
  let folder: DataFolder;
  /** The verdict of the last export on the log. */
  let verdict: { readonly ok: boolean } | undefined;

  beforeEach(async () => {
    verdict = undefined;
    folder = await DataFolder.make();
    for (let n = 0; n < 12; n += 1) {
      await happen('note', { n }, '2026-03-04T05:00:00.000Z');
      await HashChainCheckpointer.start(folder.log).stop();
    }
  });
  afterEach(() => folder.remove());

  const happen = async (stream: string, data: Record<string, number>, at: string) => {
    const actor = { type: 'system' as const, id: 'test' };
    const [causationId, correlationId] = [randomUUID(), randomUUID()];
    const metadata = { causationId, correlationId, actor, at, schemaVersion: 1 };
    const event = { id: randomUUID(), type: 'NoteWritten', data, metadata };
    await folder.log.append([{ stream, expectedRevision: 'any', events: [event] }]);
  };
  /** Runs an auditor's check with only an export; the export itself may be refused. */
  const offline = async (...options: string[]): Promise<{ code: number; said: string }> => {
    const file = folder.file(`${randomUUID()}.ndjson`);
    const exported = await folder.foyer('audit', 'export', '--file', file);
    if (exported.code !== 0) return { code: exported.code, said: exported.about };
    const statement = (await readFile(file, 'utf8')).trimEnd().split('\n').at(-1) ?? '';
    verdict = (JSON.parse(statement) as { verdict: typeof verdict }).verdict;
    return promisify(execFile)(process.execPath, [VERIFIER, file, ...options]).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (failed: unknown) => {
        const { code, stdout, stderr } = failed as Record<'stdout' | 'stderr', string> & {
          code: number;
        };
        return { code, said: stdout + stderr };
      },
    );
  };

  test('says that a log is whole where all of it is covered, and finds a noted head in it', async () => {
    const { code, out } = await folder.foyer('audit', 'verify');
    expect([code, out]).toEqual([0, expect.stringContaining('Whole: ')]);
    const head = /Head: (\S+)/.exec(out)?.[1] ?? '';
    expect(await offline('--head', head)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Whole: /),
    });
    expect(verdict).toEqual({ ok: true });
    const other = await offline('--head', head.toLowerCase());
    expect(other).toMatchObject({ code: 1, said: expect.stringContaining('head') });
  });

  test('reads a noted head that begins with a dash, as one in 64 does', async () => {
    const head = `-${'A'.repeat(42)}`;
    const online = await folder.foyer('audit', 'verify', '--head', head);
    expect([online.code, online.about]).toEqual([1, expect.stringContaining('not in the log')]);
    const told = await offline('--head', head);
    expect(told).toEqual({ code: 1, said: expect.stringContaining('head') });
  });

  test.each(TAMPERED)('does not say so of one with %s', async (_what, sql) => {
    await happen('late', { n: 0 }, new Date().toISOString());
    await happen('late', { n: 1 }, new Date().toISOString());
    folder.tamper('events.db', sql);
    const online = await folder.foyer('audit', 'verify');
    expect([online.code, online.out]).toEqual([1, expect.not.stringContaining('Whole')]);
    const told = await offline();
    expect(told.code).toBe(1);
    // An export that was made says so itself.
    expect(verdict?.ok).not.toBe(true);
    expect(told.said).not.toMatch(/Whole|Not whole yet/);
  });

  test('says that the log is not whole yet while its last events wait for a checkpoint', async () => {
    await happen('late', { n: 0 }, new Date().toISOString());
    const online = await folder.foyer('audit', 'verify');
    expect(online).toMatchObject({ code: 1, out: expect.stringMatching(/^Not whole yet: /) });
    expect(await offline()).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Not whole yet/),
    });
  });
});
