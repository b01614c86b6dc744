import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TimelineEntry } from '@foyer/contracts/audit';
import { timeline } from '@foyer/projections';

import { bootTestApp, type TestApp } from '#platform/testing/test-app.js';
import { Freshness } from '#platform/cqrs/projections';
import { AuditModule } from './index.js';

const VISIT = '019a0000-0000-7000-8000-00000000000b';
const PORTAL = '019a0000-0000-7000-8000-00000000000c';
const AT = '2026-03-04T05:06:07.008Z';
const MEMBER = '019a0000-0000-7000-8000-00000000000a';

describe('the history of a call', () => {
  let one: TestApp;
  let count = 0;

  const happen = async (stream: string, type: string, data: object, correlationId = VISIT) => {
    const { codec, eventLog } = one.core;
    const encoded = await codec.encode({ type, data });
    const metadata = {
      causationId: 'c',
      correlationId,
      actor: { type: 'visitor', id: VISIT } as const,
      at: AT,
      schemaVersion: encoded.schemaVersion,
    };
    const id = `019a0000-0000-7000-8000-${String((count += 1)).padStart(12, '0')}`;
    const event = { id, type, data: encoded.data, metadata };
    const { position } = await eventLog.append([
      { stream, expectedRevision: 'any', events: [event] },
    ]);
    await one.app.get(Freshness).waitFor(position);
  };
  const history = async (id: string, role: 'admin' | 'auditor' | 'member' = 'auditor') => {
    const response = await fetch(`${one.url}/api/v2/admin/calls/${id}/timeline`, {
      headers: one.headersOf(role),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };

  beforeAll(async () => {
    one = await bootTestApp({ imports: [AuditModule], projections: [timeline] });
    await happen(`visit-${VISIT}`, 'VisitOpened', {
      visitId: VISIT,
      portalId: PORTAL,
      visitorName: 'Béla',
      language: 'en',
    });
    await happen(
      `line-${PORTAL}`,
      'VisitorLeftLine',
      { portalId: PORTAL, visitId: MEMBER, reason: 'left' },
      MEMBER,
    );
    await happen(`line-${PORTAL}`, 'VisitorLeftLine', {
      portalId: PORTAL,
      visitId: VISIT,
      reason: 'left',
    });
    await happen(`visit-${VISIT}`, 'VisitEnded', { visitId: VISIT, reason: 'left' });
  });
  afterAll(() => one.close());

  test('shows its events over all streams in order, decoded, with names', async () => {
    const { status, body } = await history(VISIT);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { type: 'VisitOpened', stream: `visit-${VISIT}`, revision: 0, data: { visitorName: 'Béla' } },
      { type: 'VisitorLeftLine', stream: `line-${PORTAL}`, revision: 1, data: { visitId: VISIT } },
      { type: 'VisitEnded', stream: `visit-${VISIT}`, revision: 1 },
    ]);
    for (const { actor } of body as TimelineEntry[]) expect(actor.name).toBe('Béla');
  });

  test('leaves out what was said in it, wherever an auditor looks', async () => {
    const call = '019a0000-0000-7000-8000-00000000000e';
    const utterance = {
      ...{ callId: call, utteranceId: PORTAL, speakerId: VISIT, language: 'en-US' },
      ...{ recognisedBy: 'browser', text: 'My illness', startedAt: AT, endedAt: AT },
    };
    await happen(`transcript-${call}`, 'UtteranceSpoken', utterance, call);
    const timelineOf = await history(call);
    expect(timelineOf.body).toMatchObject([{ data: { speakerId: VISIT, text: null } }]);
    const found = await fetch(`${one.url}/api/v2/admin/audit/events?type=UtteranceSpoken`, {
      headers: one.headersOf('auditor'),
    });
    expect(await found.json()).toMatchObject({ events: [{ data: { text: null } }] });
    const taken = await fetch(`${one.url}/api/v2/admin/audit/correlations/${call}/export`, {
      headers: one.headersOf('auditor'),
    });
    expect([taken.status, await taken.text()]).toEqual([
      200,
      expect.not.stringContaining('illness'),
    ]);
  });

  test('of a call that never was is not found', async () => {
    expect(await history(PORTAL)).toMatchObject({
      status: 404,
      body: { errors: { code: 'CALL_NOT_FOUND' } },
    });
  });

  test('is for auditors and administrators', async () => {
    expect((await history(VISIT, 'admin')).status).toBe(200);
    expect((await history(VISIT, 'member')).status).toBe(403);
  });

  test('says nothing any more of who has been forgotten', async () => {
    await one.core.personalData.forget(VISIT);
    const { body } = await history(VISIT);
    expect(JSON.stringify(body)).not.toContain('Béla');
    expect(body).toMatchObject([{ data: { visitorName: null }, actor: { name: null } }, {}, {}]);
  });
});
