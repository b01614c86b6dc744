import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AuditFindings, DocumentAt, DocumentMoment, ExportKey } from '@foyer/contracts/audit';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { callRecords, members, portals, timeline } from '@foyer/projections';

import { bootTestApp, type TestApp } from '#platform/testing/test-app.js';
import { Freshness } from '#platform/cqrs/projections';
import { AuditModule } from './index.js';

const VISIT = '019a0000-0000-7000-8000-00000000000b';
const PORTAL = '019a0000-0000-7000-8000-00000000000c';
const AUDITOR = '019a0000-0000-7000-8000-00000000000d';
const VERIFIER = fileURLToPath(new URL('../../../verifier/verify-export.mjs', import.meta.url));

/** Something happens every hour. */
const timeOf = (hour: number) =>
  new Date(Date.parse('2026-03-04T05:00:00.000Z') + hour * 3_600_000);

describe('an auditor', () => {
  let one: TestApp;
  let count = 0;

  const happen = async (
    stream: string,
    type: string,
    data: object,
    at = count,
  ): Promise<string> => {
    const { codec, eventLog } = one.core;
    const encoded = await codec.encode({ type, data });
    count += 1;
    const metadata = {
      causationId: 'c',
      correlationId: stream.startsWith('visit') ? VISIT : PORTAL,
      actor: { type: 'visitor', id: VISIT } as const,
      at: timeOf(at).toISOString(),
      schemaVersion: encoded.schemaVersion,
    };
    const id = `019a0000-0000-7000-8000-${String(count).padStart(12, '0')}`;
    const events = [{ id, type, data: encoded.data, metadata }];
    const { position } = await eventLog.append([{ stream, expectedRevision: 'any', events }]);
    await one.app.get(Freshness).waitFor(position);
    return position;
  };
  const get = async (path: string, query: Record<string, string> = {}) => {
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${one.url}/api/v2/admin/audit/${path}?${search}`, {
      headers: one.headersOf('auditor', AUDITOR),
    });
    return { status: response.status, text: await response.text() };
  };
  const asked = async <T>(path: string, query: Record<string, string> = {}): Promise<T> => {
    const { status, text } = await get(path, query);
    expect([status, text]).toEqual([200, expect.any(String)]);
    return JSON.parse(text) as T;
  };
  const typesOf = ({ events }: AuditFindings): string[] => events.map(({ type }) => type);
  const looks = async (): Promise<unknown[]> => {
    const found: unknown[] = [];
    for await (const { data } of one.eventLog.readStream(`audit-${AUDITOR}`)) found.push(data);
    return found;
  };
  /** Checkpoints as it is done at the time of the last event. */
  const checkpoint = () =>
    HashChainCheckpointer.start(one.eventLog, { now: () => timeOf(count - 1) }).stop();

  beforeAll(async () => {
    one = await bootTestApp({
      imports: [AuditModule],
      projections: [timeline, portals, callRecords, members],
    });
    await happen(`portal-${PORTAL}`, 'PortalCreated', {
      portalId: PORTAL,
      name: 'Front',
      shortlink: 'front',
      timeZone: 'Europe/Berlin',
    });
    await checkpoint();
    await happen(`visit-${VISIT}`, 'VisitOpened', {
      visitId: VISIT,
      portalId: PORTAL,
      visitorName: 'Béla',
      language: 'en',
    });
    await happen(`portal-${PORTAL}`, 'PortalRenamed', { portalId: PORTAL, name: 'Back' });
    await checkpoint();
    await happen(`visit-${VISIT}`, 'VisitEnded', { visitId: VISIT, reason: 'left' });
    await checkpoint();
  });
  afterAll(() => one.close());

  test('finds events, newest first, by each thing that is known of them', async () => {
    expect(typesOf(await asked('events', { stream: `portal-${PORTAL}` }))).toEqual([
      'PortalRenamed',
      'PortalCreated',
    ]);
    expect(typesOf(await asked('events', { correlationId: VISIT }))).toEqual([
      'VisitEnded',
      'VisitOpened',
    ]);
    expect(typesOf(await asked('events', { type: 'PortalRenamed' }))).toEqual(['PortalRenamed']);
    expect(
      typesOf(
        await asked('events', {
          actorId: VISIT,
          from: '2026-03-04T06:00:00.000Z',
          to: '2026-03-04T07:00:00.000Z',
        }),
      ),
    ).toEqual(['PortalRenamed', 'VisitOpened']);
    const found = await asked<AuditFindings>('events', { type: 'VisitOpened' });
    expect(found.events).toMatchObject([
      { actor: { name: 'Béla' }, data: { visitorName: 'Béla' } },
    ]);
  });

  test('goes through everything page by page and meets each event once', async () => {
    const met: string[] = [];
    let before: string | null = null;
    do {
      const page: AuditFindings = await asked('events', {
        actorId: VISIT,
        limit: '1',
        ...(before === null ? {} : { before }),
      });
      met.push(...typesOf(page));
      before = page.next;
    } while (before !== null);
    expect(met).toEqual(['VisitEnded', 'PortalRenamed', 'VisitOpened', 'PortalCreated']);
  });

  test('finds what a person did and what was done to them, and what happened at a portal', async () => {
    const member = '019a0000-0000-7000-8000-0000000000aa';
    const offerId = '019a0000-0000-7000-8000-0000000000ab';
    await happen(`member-${member}`, 'MemberCreated', {
      memberId: member,
      firstName: 'Ines',
      lastName: 'Vogel',
      userName: 'ines',
      email: 'ines@example.org',
      language: 'de',
      role: 'member',
      credentialId: null,
    });
    const offer = { portalId: PORTAL, visitId: VISIT, offerId, agentId: member };
    await happen(`line-${PORTAL}`, 'OfferEnded', {
      ...offer,
      reason: 'unanswered',
      at: '2026-03-04T06:00:00.000Z',
    });
    expect(typesOf(await asked('events', { personId: member }))).toEqual([
      'OfferEnded',
      'MemberCreated',
    ]);
    const atPortal = await asked<AuditFindings>('events', { portalId: PORTAL });
    expect(typesOf(atPortal)).toEqual([
      'OfferEnded',
      'PortalRenamed',
      'VisitOpened',
      'PortalCreated',
    ]);
    // A reader receives names, not ids.
    expect(atPortal.events[0]?.names).toEqual({
      [PORTAL]: 'Back',
      [VISIT]: 'Béla',
      [member]: 'Ines Vogel',
    });
  });

  test('chooses people and portals by their names, without being their administrator', async () => {
    const looksBefore = (await looks()).length;
    expect(await asked('subjects', { kind: 'person', q: 'vog' })).toEqual([
      { id: '019a0000-0000-7000-8000-0000000000aa', name: 'Ines Vogel' },
    ]);
    expect(await asked('subjects', { kind: 'portal', q: 'zzz' })).toEqual([]);
    expect(await asked('subjects', { kind: 'portal', id: PORTAL })).toEqual([
      { id: PORTAL, name: 'Back' },
    ]);
    // The event contents are not shown, so no look is recorded.
    expect((await looks()).length).toBe(looksBefore);
  });

  test('sees a session as it stood', async () => {
    const session = '019a0000-0000-7000-8000-0000000000ba';
    const stream = `session-${session}`;
    await happen(stream, 'SessionCreated', {
      sessionId: session,
      sessionType: 'public',
      sessionName: 'Round table',
      sessionNameId: 'round-table',
      createdBy: AUDITOR,
    });
    await happen(stream, 'SessionRenamed', { sessionId: session, sessionName: 'Square table' });
    const moments = await asked<DocumentMoment[]>(`documents/sessions/${session}/moments`);
    expect(moments).toMatchObject([
      { type: 'SessionCreated', document: { sessionName: 'Round table', hasPin: false } },
      { type: 'SessionRenamed', document: { sessionName: 'Square table' } },
    ]);
    expect(moments[0]?.document).not.toHaveProperty('pinId');
  });

  test('leaves a trace with every look', async () => {
    await asked('events', { type: 'VisitOpened', limit: '7' });
    expect((await looks()).at(-1)).toEqual({
      memberId: AUDITOR,
      look: 'search',
      asked: { type: 'VisitOpened', limit: '7' },
    });
    const { events } = await asked<AuditFindings>('events', { actorId: AUDITOR });
    expect(events[0]).toMatchObject({ type: 'AuditLookTaken', data: { look: 'search' } });
  });

  test('sees settings as they stood, and what is different', async () => {
    const moments = await asked<DocumentMoment[]>(`documents/portals/${PORTAL}/moments`);
    expect(moments).toMatchObject([
      { type: 'PortalCreated', document: { name: 'Front' } },
      { type: 'PortalRenamed', document: { name: 'Back' } },
    ]);
    const [created, renamed] = moments.map(({ position }) => position);
    const at = await asked<DocumentAt>(`documents/portals/${PORTAL}`, {
      at: created ?? '',
      until: renamed ?? '',
    });
    expect(at.document).toMatchObject({ name: 'Front' });
    expect(at.until?.differences).toContainEqual({ path: 'name', before: 'Front', after: 'Back' });
    const early = await asked<DocumentAt>(`documents/portals/${PORTAL}`, {
      at: '2026-03-04T04:00:00.000Z',
    });
    expect(early).toEqual({ document: null, until: null });
    expect((await looks()).slice(-3)).toMatchObject([
      { look: 'document-moments', asked: { collection: 'portals', id: PORTAL } },
      { look: 'document-at' },
      { look: 'document-at' },
    ]);
  });

  describe('who takes a history out of the installation', () => {
    let folder: string;
    const verified = async (text: string, ...args: string[]) => {
      const file = join(folder, 'export.ndjson');
      await writeFile(file, text);
      return promisify(execFile)(process.execPath, [VERIFIER, file, ...args]).then(
        ({ stdout }) => ({ code: 0, said: stdout }),
        (error: unknown) => {
          const { code, stderr } = error as { code: number; stderr: string };
          return { code, said: stderr };
        },
      );
    };

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'foyer-export-'));
    });
    afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }));

    test('can prove it, with a program that needs nothing but Node', async () => {
      const { text } = await get(`correlations/${VISIT}/export`);
      expect(text).not.toContain('Béla');
      const { fingerprint } = await asked<ExportKey>('key');
      const { code, said } = await verified(text, '--key', fingerprint);
      expect(said).toMatch(
        /^Whole: 4 events, all of .*\n3 of them are as they were checkpointed\.\n/,
      );
      expect([code, said]).toEqual([0, expect.stringContaining(`${fingerprint}, as was noted`)]);
      expect((await get('verifier')).text).toContain('verify-export.mjs');
      expect((await looks()).at(-1)).toMatchObject({ look: 'export' });
    });

    test('cannot change it: neither an event, nor the end, nor who signed', async () => {
      const { text } = await get(`correlations/${VISIT}/export`);
      const cases = [
        [text.replace('"left"', '"served"'), 'it is not as it was written'],
        [text.split('\n').slice(1).join('\n'), 'events are missing'],
        [text.split('\n').slice(0, -2).join('\n'), 'its end is missing'],
        [text.replace(/"madeAt":"20/, '"madeAt":"19'), 'signature does not fit'],
        ['', 'it is empty'],
        ['{', 'a line is no JSON'],
      ] as const;
      for (const [changed, reason] of cases) {
        expect(changed).not.toBe(text);
        expect(await verified(changed)).toEqual({ code: 1, said: expect.stringContaining(reason) });
      }
      const { code, said } = await verified(text, '--key', 'another');
      expect([code, said]).toEqual([1, expect.stringContaining('another key')]);
    });

    test('finds nothing of what never was', async () => {
      expect((await get(`correlations/${AUDITOR}/export`)).status).toBe(404);
    });
  });
});
