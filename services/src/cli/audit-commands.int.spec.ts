import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { TimelineEntry } from '@foyer/contracts/audit';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { DataFolder, HAPPENED_AT, jsonLines } from './testing/data-folder.js';

const VERIFIER = fileURLToPath(new URL('../../verifier/verify-export.mjs', import.meta.url));
const MEMBER = '019a0000-0000-7000-8000-00000000000a';
const VISIT = '019a0000-0000-7000-8000-00000000000b';
const PORTAL = '019a0000-0000-7000-8000-00000000000c';

describe('foyer audit, while the server runs', () => {
  let folder: DataFolder;

  beforeEach(async () => {
    folder = await DataFolder.make();
    const visitor = { actor: { type: 'visitor', id: VISIT }, correlationId: VISIT } as const;
    const member = { actor: { type: 'member', id: MEMBER }, correlationId: VISIT } as const;
    await folder.happen({
      stream: `member-${MEMBER}`,
      type: 'MemberCreated',
      data: {
        memberId: MEMBER,
        firstName: 'Anna',
        lastName: 'Berg',
        userName: 'anna.berg',
        email: 'anna@example.org',
        role: 'admin',
        language: 'de',
      },
      actor: { type: 'system', id: 'first-start' },
    });
    await folder.happen({
      stream: `visit-${VISIT}`,
      type: 'VisitOpened',
      data: { visitId: VISIT, portalId: PORTAL, visitorName: 'Béla', language: 'en' },
      ...visitor,
    });
    await folder.happen({
      stream: `line-${PORTAL}`,
      type: 'VisitorJoinedLine',
      data: { portalId: PORTAL, visitId: VISIT, joinedAt: HAPPENED_AT },
      ...visitor,
    });
    await folder.happen({
      stream: `visit-${VISIT}`,
      type: 'VisitEnded',
      data: { visitId: VISIT, reason: 'served' },
      ...member,
    });
  });
  afterEach(() => folder.remove());

  test('streams lists each stream with its length and its last event', async () => {
    const { code, out } = await folder.foyer('audit', 'streams', '--json');
    expect(code).toBe(0);
    expect(jsonLines(out)).toMatchObject([
      { stream: `member-${MEMBER}`, events: 1, lastType: 'MemberCreated' },
      { stream: `visit-${VISIT}`, events: 2, lastType: 'VisitEnded' },
      { stream: `line-${PORTAL}`, events: 1, lastType: 'VisitorJoinedLine' },
    ]);
  });

  test('show prints a stream in clear, with the names of its actors', async () => {
    const { out } = await folder.foyer('audit', 'show', `visit-${VISIT}`, '--json');
    const entries = jsonLines(out).map((line) => TimelineEntry.parse(line));
    expect(entries).toMatchObject([
      { type: 'VisitOpened', actor: { name: 'Béla' }, data: { visitorName: 'Béla' } },
      { type: 'VisitEnded', actor: { name: 'Anna Berg' }, data: { reason: 'served' } },
    ]);
  });

  test('show aligns its columns for people, with the local time and the exact one', async () => {
    const { out } = await folder.foyer('audit', 'show', `visit-${VISIT}`);
    const [heading = '', ...lines] = out.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line.indexOf('Visit')).toBe(heading.indexOf('event'));
      expect(line).toContain(HAPPENED_AT);
    }
    expect(out).not.toContain('\u001b');
  });

  test('a forgotten person has no name any more', async () => {
    await folder.personalData.forget(VISIT);
    const { out } = await folder.foyer('audit', 'show', `visit-${VISIT}`, '--json');
    expect(jsonLines(out)[0]).toMatchObject({ actor: { name: null }, data: { visitorName: null } });
  });

  test('no command shows the words of a call', async () => {
    await folder.happen({
      stream: `transcript-${VISIT}`,
      type: 'UtteranceSpoken',
      data: {
        ...{ callId: VISIT, utteranceId: PORTAL, speakerId: VISIT, language: 'en-US' },
        ...{ recognisedBy: 'browser', text: 'My illness' },
        ...{ startedAt: HAPPENED_AT, endedAt: HAPPENED_AT },
      },
      actor: { type: 'visitor', id: VISIT },
      correlationId: VISIT,
    });
    const { out } = await folder.foyer('audit', 'show', `transcript-${VISIT}`, '--json');
    expect(jsonLines(out)).toMatchObject([{ data: { speakerId: VISIT, text: null } }]);
    for (const args of [
      ['correlation', VISIT],
      ['at', '2126-01-01T00:00:00Z', 'utterances', PORTAL],
      ['export'],
    ]) {
      const { out: said, about } = await folder.foyer('audit', ...args);
      expect(said + about).not.toContain('illness');
    }
  });

  test('without the keys, names stay encrypted', async () => {
    await rm(folder.file('vault.db'));
    const { out } = await folder.foyer('audit', 'show', `visit-${VISIT}`);
    expect(out).toContain('visitorName="enc:');
  });

  test('an event that was tampered with can still be looked at', async () => {
    folder.tamper('events.db', "UPDATE events SET data = replace(data, 'enc:1:', 'enc:1:A')");
    const { code, out } = await folder.foyer('audit', 'show', `visit-${VISIT}`);
    expect(code).toBe(0);
    expect(out).toContain('visitorName="enc:1:A');
  });

  test('correlation joins the streams of one call', async () => {
    const { out } = await folder.foyer('audit', 'correlation', VISIT, '--json');
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
    const about = `${message}\n`;
    expect(await folder.foyer('audit', command, argument)).toEqual({ code: 1, out: '', about });
  });

  test('export writes the log as it is stored, and never over an earlier export', async () => {
    const file = folder.file('export.ndjson');
    expect(await folder.foyer('audit', 'export', '--file', file)).toMatchObject({
      code: 0,
      out: '',
    });
    const { out } = await folder.foyer('audit', 'export');
    const events = (text: string) => jsonLines(text).slice(0, -1);
    expect(events(await readFile(file, 'utf8'))).toEqual(events(out));
    expect(events(out)).toHaveLength(4);
    expect(jsonLines(out).at(-1)).toMatchObject({ events: 4, scope: { all: true } });
    expect(out).not.toContain('Béla');
    expect(await folder.foyer('audit', 'export', '--file', file)).toMatchObject({
      code: 1,
      about: `${file} exists already\n`,
    });
    const { code, about } = await folder.foyer('audit', 'export', '--file', '/none/here');
    expect([code, about]).toEqual([
      1,
      "/none/here cannot be written: ENOENT: no such file or directory, open '/none/here'\n",
    ]);
  });

  test('export of a part takes the checkpoints along, and its verifier finds a forged event in a whole one', async () => {
    await HashChainCheckpointer.start(folder.log).stop();
    const { out: fingerprint } = await folder.foyer('audit', 'key');
    const verified = async (text: string) => {
      await writeFile(folder.file('taken.ndjson'), text);
      const args = [VERIFIER, folder.file('taken.ndjson'), '--key', fingerprint.trim()];
      return promisify(execFile)(process.execPath, args).then(
        ({ stdout }) => stdout,
        (error: unknown) => (error as { stderr: string }).stderr,
      );
    };
    const part = await folder.foyer('audit', 'export', '--correlation', VISIT);
    expect(jsonLines(part.out)).toHaveLength(3 + 1 + 1);
    expect(await verified(part.out)).toMatch(/^Whole: 4 events.*\n3 of them/);
    expect(await verified((await folder.foyer('audit', 'export')).out)).toMatch(
      /^Whole: 5 events, the whole log.*\n4 of them/,
    );
    // Even who has the key cannot sign an event that was changed after it was checkpointed.
    folder.tamper('events.db', "UPDATE events SET data = replace(data, 'served', 'absent')");
    expect(await verified((await folder.foyer('audit', 'export')).out)).toMatch(
      /^Not to be trusted: an event .* is not the one that was checkpointed/,
    );
  });

  test('at shows what something was, and what became of it', async () => {
    const at = (...args: string[]) => folder.foyer('audit', 'at', ...args, '--json');
    const { code, out } = await at('1', 'members', MEMBER);
    expect([code, jsonLines(out)]).toEqual([0, [expect.objectContaining({ firstName: 'Anna' })]]);
    const ended = await at('2', 'visits', VISIT, '--until', '2026-12-31T00:00:00Z');
    expect(jsonLines(ended.out)).toContainEqual({
      path: 'endedAt',
      before: null,
      after: HAPPENED_AT,
    });
    expect((await at('1', 'visits', VISIT)).about).toMatch(/^There was no visits/);
    expect((await at('1', 'nothing', VISIT)).about).toMatch(/^There is no read model nothing/);
    expect((await at('soon', 'visits', VISIT)).about).toMatch(/neither a position nor a time/);
  });

  describe('verify', () => {
    beforeEach(() => HashChainCheckpointer.start(folder.log).stop());

    test('says that the log is whole', async () => {
      const { code, out } = await folder.foyer('audit', 'verify');
      expect(code).toBe(0);
      expect(out).toContain('Whole: 4 events');
    });

    test('names the position of an edited event', async () => {
      folder.tamper('events.db', "UPDATE events SET data = replace(data, 'served', 'absent')");
      const { code, out } = await folder.foyer('audit', 'verify', '--json');
      expect(code).toBe(1);
      expect(jsonLines(out)).toMatchObject([
        { ok: false, problem: 'edited', stream: `visit-${VISIT}`, revision: 1 },
      ]);
    });

    test('names the position of a dropped event', async () => {
      folder.tamper('events.db', 'DELETE FROM events WHERE position = 3');
      const { code, out } = await folder.foyer('audit', 'verify');
      expect(code).toBe(1);
      expect(out).toMatch(/^Broken at position 0+3: /);
    });

    test('names the position of the first of two that were swapped', async () => {
      const swap = 'UPDATE events SET position = CASE position WHEN 2 THEN -3 ELSE -2 END';
      folder.tamper('events.db', `${swap} WHERE position IN (2, 3)`);
      folder.tamper('events.db', 'UPDATE events SET position = -position WHERE position < 0');
      const { code, out } = await folder.foyer('audit', 'verify');
      expect(code).toBe(1);
      expect(out).toMatch(/^Broken at position 0+2: another event stands where/);
    });

    test('finds by a head that was noted that the end was cut off', async () => {
      const [{ head }] = jsonLines((await folder.foyer('audit', 'verify', '--json')).out) as [
        { head: string },
      ];
      expect(await folder.foyer('audit', 'verify', '--head', head)).toMatchObject({ code: 0 });
      folder.tamper('events.db', 'DELETE FROM events WHERE position > 2');
      await folder.checkpointAtStart();
      expect(await folder.foyer('audit', 'verify')).toMatchObject({ code: 0 });
      const { code, about } = await folder.foyer('audit', 'verify', '--head', head);
      expect([code, about]).toEqual([1, expect.stringMatching(/^The head that was noted is not/)]);
    });
  });

  test('a mistyped command gets a hint, and help needs no log', async () => {
    expect(await folder.foyer('audit', 'stream')).toMatchObject({ code: 1, out: '' });
    await folder.close();
    await rm(folder.file('events.db'));
    expect(await folder.foyer('--help')).toMatchObject({ code: 0 });
    expect((await folder.foyer('audit', 'streams')).about).toMatch(/^There is no event log at /);
  });
});
