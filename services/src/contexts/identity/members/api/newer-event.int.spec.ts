import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { v7 as newId } from 'uuid';

import { projectionsCheck } from '#platform/operations/health/platform-checks.js';
import { Freshness } from '#platform/cqrs/projections';
import { eventually } from '#platform/testing/eventually.js';
import { bootIdentityApp, type IdentityApp } from '../../testing/identity-app.js';

describe('An event of a newer version in a side read model', () => {
  let eventLog: MemoryEventLog;
  let app: IdentityApp;
  let token: string;

  beforeEach(async () => {
    eventLog = new MemoryEventLog();
    app = await bootIdentityApp({ eventLog });
    await app.member('cleo.admin', 'admin');
    token = await app.signIn('cleo.admin');
    const id = newId();
    const metadata = {
      causationId: id,
      correlationId: id,
      actor: { type: 'system', id: 'newer' } as const,
      at: new Date().toISOString(),
      schemaVersion: 99,
    };
    const event = { id, type: 'GroupCreated', data: { groupId: id, shape: 'new' }, metadata };
    await eventLog.append([
      { stream: `group-${id}`, expectedRevision: 'no-stream', events: [event] },
    ]);
    await eventually('it is parked', async () => (await state()).groups === 'stopped');
  });
  afterEach(() => app.close());

  const check = () => {
    const { readModels, readStore, clock } = app.core;
    return projectionsCheck(readModels, readStore, clock, { isShared: false })();
  };
  const state = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      Object.entries((await check()).detail ?? {}).map(([name, one]) => [
        name,
        (one as { state: string }).state,
      ]),
    );

  test('parks that one, named, and the process stays in service', async () => {
    const { state: whole, detail } = await check();
    expect(whole).toBe('degraded');
    expect(detail).toMatchObject({ groups: { state: 'stopped', code: 'UNDECODABLE_EVENT' } });
    const others = Object.entries(await state()).filter(([name]) => name !== 'groups');
    expect(new Set(others.map(([, one]) => one))).toEqual(new Set(['current']));
  });

  test('does not keep people who wrote elsewhere from reading it', async () => {
    const position = await eventLog.head();
    await app.app.get(Freshness, { strict: false }).waitFor(position);
    const headers = { 'x-foyer-as-of': position ?? '' };
    const list = await app.call('GET /admin/members', { token, headers });
    expect(list).toMatchObject({ status: 200 });
  });
});
