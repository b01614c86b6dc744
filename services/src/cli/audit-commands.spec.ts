import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { TimelineEntry } from '@foyer/contracts/audit';
import type { Actor } from '@foyer/event-log';
import { LogSealer } from '@foyer/event-log/chain';
import { openSqliteEventLog, type SqliteEventLog } from '@foyer/event-log/sqlite';
import Database from 'libsql';
import { EventCodec } from '../platform/events/index.js';
import { PersonalData, PersonKeys } from '../platform/personal-data/index.js';
import { SqliteVault } from '../platform/vault/index.js';
import { Terminal } from './output/terminal.js';
import { runCli } from './run-cli.js';

const MEMBER = '019a0000-0000-7000-8000-00000000000a';
const VISIT = '019a0000-0000-7000-8000-00000000000b';
const PORTAL = '019a0000-0000-7000-8000-00000000000c';

describe('foyer audit, while the server runs', () => {
  let folder = '';
  let log: SqliteEventLog;
  let vault: SqliteVault;
  let codec: EventCodec;
  let keys: PersonalData;

  async function happen(stream: string, type: string, data: object, actor: Actor): Promise<void> {
    const encoded = await codec.encode({ type, data });
    const metadata = {
      causationId: randomUUID(),
      correlationId: type.startsWith('Visit') ? VISIT : randomUUID(),
      actor,
      at: '2026-03-04T05:06:07.008Z',
      schemaVersion: encoded.schemaVersion,
    };
    const event = { id: randomUUID(), type, data: encoded.data, metadata };
    await log.append([{ stream, expectedRevision: 'any', events: [event] }]);
  }

  async function foyer(...argv: string[]) {
    const streams = { out: new PassThrough(), about: new PassThrough() };
    const terminal = new Terminal(streams.out, streams.about);
    const code = await runCli(argv, terminal, { FOYER_DATA: folder });
    const read = (stream: PassThrough): string =>
      (stream.read() as Buffer | null)?.toString() ?? '';
    return { code, out: read(streams.out), about: read(streams.about) };
  }

  const jsonLines = (out: string): unknown[] =>
    out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);

  function tamper(sql: string): void {
    const database = new Database(join(folder, 'events.db'));
    database.exec(sql);
    database.close();
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-cli-'));
    log = openSqliteEventLog({ path: join(folder, 'events.db') });
    vault = new SqliteVault(join(folder, 'vault.db'));
    keys = new PersonalData(new PersonKeys(vault));
    codec = new EventCodec(keys);
    const anna = { memberId: MEMBER, firstName: 'Anna', lastName: 'Berg', userName: 'anna.berg' };
    const rest = { email: 'anna@example.org', role: 'admin', language: 'de' };
    const system = { type: 'system', id: 'first-start' } as const;
    const visitor = { type: 'visitor', id: VISIT } as const;
    const member = { type: 'member', id: MEMBER } as const;
    const visit = { visitId: VISIT, portalId: PORTAL, visitorName: 'Béla', language: 'en' };
    await happen(`member-${MEMBER}`, 'MemberCreated', { ...anna, ...rest }, system);
    await happen(`visit-${VISIT}`, 'VisitOpened', visit, visitor);
    await happen(`line-${PORTAL}`, 'VisitorJoinedLine', joined(), visitor);
    await happen(`visit-${VISIT}`, 'VisitEnded', { visitId: VISIT, reason: 'served' }, member);
  });
  afterEach(async () => {
    await log.close();
    await vault.close();
    await rm(folder, { recursive: true });
  });

  const joined = () => ({ portalId: PORTAL, visitId: VISIT, joinedAt: '2026-03-04T05:06:07.000Z' });

  test('streams lists each stream with its length and its last event', async () => {
    const { code, out } = await foyer('audit', 'streams', '--json');
    expect(code).toBe(0);
    expect(jsonLines(out)).toMatchObject([
      { stream: `member-${MEMBER}`, events: 1, lastType: 'MemberCreated' },
      { stream: `visit-${VISIT}`, events: 2, lastType: 'VisitEnded' },
      { stream: `line-${PORTAL}`, events: 1, lastType: 'VisitorJoinedLine' },
    ]);
  });

  test('show tells a stream in clear, with the names of those who acted', async () => {
    const { out } = await foyer('audit', 'show', `visit-${VISIT}`, '--json');
    const entries = jsonLines(out).map((line) => TimelineEntry.parse(line));
    expect(entries).toMatchObject([
      { type: 'VisitOpened', actor: { name: 'Béla' }, data: { visitorName: 'Béla' } },
      { type: 'VisitEnded', actor: { name: 'Anna Berg' }, data: { reason: 'served' } },
    ]);
  });

  test('show aligns its columns for people, with the local time and the exact one', async () => {
    const { out } = await foyer('audit', 'show', `visit-${VISIT}`);
    const [heading = '', ...lines] = out.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line.indexOf('Visit')).toBe(heading.indexOf('event'));
      expect(line).toContain('2026-03-04T05:06:07.008Z');
    }
    expect(out).not.toContain('\u001b');
  });

  test('a forgotten person has no name any more', async () => {
    await keys.forget(VISIT);
    const { out } = await foyer('audit', 'show', `visit-${VISIT}`, '--json');
    expect(jsonLines(out)[0]).toMatchObject({ actor: { name: null }, data: { visitorName: null } });
  });

  test('without the keys, names stay encrypted', async () => {
    await vault.close();
    await rm(join(folder, 'vault.db'));
    const { out } = await foyer('audit', 'show', `visit-${VISIT}`);
    expect(out).toContain('visitorName="enc:');
    vault = new SqliteVault(join(folder, 'vault.db'));
  });

  test('correlation joins the streams of one call', async () => {
    const { out } = await foyer('audit', 'correlation', VISIT, '--json');
    expect(jsonLines(out)).toMatchObject([
      { stream: `visit-${VISIT}`, type: 'VisitOpened' },
      { stream: `line-${PORTAL}`, type: 'VisitorJoinedLine' },
      { stream: `visit-${VISIT}`, type: 'VisitEnded' },
    ]);
  });

  test.each([
    ['show', 'call-none', 'There is no stream call-none'],
    ['correlation', 'none', 'Nothing has the correlation id none'],
  ])('%s of nothing fails in one line', async (command, argument, message) => {
    expect(await foyer('audit', command, argument)).toEqual({
      code: 1,
      out: '',
      about: `${message}\n`,
    });
  });

  test('export writes the log as it is stored, and never over an earlier export', async () => {
    const file = join(folder, 'export.ndjson');
    expect(await foyer('audit', 'export', '--file', file)).toMatchObject({ code: 0, out: '' });
    const { out } = await foyer('audit', 'export');
    expect(await readFile(file, 'utf8')).toBe(out);
    expect(jsonLines(out)).toHaveLength(4);
    expect(out).not.toContain('Béla');
    expect(await foyer('audit', 'export', '--file', file)).toMatchObject({
      code: 1,
      about: `${file} exists already\n`,
    });
  });

  describe('verify', () => {
    beforeEach(async () => {
      const sealer = LogSealer.start(log);
      await sealer.stop();
    });

    test('says that the log is whole', async () => {
      const { code, out } = await foyer('audit', 'verify');
      expect(code).toBe(0);
      expect(out).toContain('Whole: 4 events');
    });

    test('names the position of an edited event', async () => {
      tamper(`UPDATE events SET data = replace(data, 'served', 'absent') WHERE position = 4`);
      const { code, out } = await foyer('audit', 'verify', '--json');
      expect(code).toBe(1);
      expect(jsonLines(out)).toMatchObject([
        { ok: false, problem: 'edited', stream: `visit-${VISIT}`, revision: 1 },
      ]);
    });

    test('names the position of a dropped event', async () => {
      tamper('DELETE FROM events WHERE position = 3');
      const { code, out } = await foyer('audit', 'verify');
      expect(code).toBe(1);
      expect(out).toMatch(/^Broken at position 0+3: /);
    });
  });

  test('a mistyped command gets a hint, and help needs no log', async () => {
    expect(await foyer('audit', 'stream')).toMatchObject({ code: 1, out: '' });
    await log.close();
    await rm(join(folder, 'events.db'));
    expect(await foyer('--help')).toMatchObject({ code: 0 });
    expect((await foyer('audit', 'streams')).about).toMatch(/^There is no event log in /);
    log = openSqliteEventLog({ path: join(folder, 'events.db') });
  });
});
