import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DEVICE_ACTION_MS, DEVICE_SILENCE_MS } from '@foyer/contracts/devices';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';

import { CountingId } from '#platform/testing/counting-id.js';
import { eventually } from '#platform/testing/eventually.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import type { TestAppOptions } from '#platform/testing/test-app.js';
import { DeviceOffice, portalId, type SignedIn } from '../testing/device-office.js';
import { jpeg, jpegUrl as image, sampleHealth as health } from '../testing/sample-reports.js';

const one = '01990000-0000-7000-8000-00000000d001';
describe('a device that is watched', () => {
  let folder: string;
  let parts: Pick<TestAppOptions, 'vault' | 'clock' | 'newId'>;
  let office: DeviceOffice;
  let here: SignedIn;

  const open = (): Promise<DeviceOffice> =>
    DeviceOffice.open({ ...parts, eventLog: openSqliteEventLog({ path: join(folder, 'log.db') }) });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-devices-'));
    parts = { vault: new MemoryVault(), clock: new ManualClock(), newId: new CountingId() };
    office = await open();
    here = await office.signIn(await office.device(one));
  });
  afterEach(async () => {
    await office.close();
    await rm(folder, { recursive: true, maxRetries: 5 });
  });

  const history = async (): Promise<readonly string[]> => {
    const types: string[] = [];
    for await (const { type } of office.app.eventLog.readStream(`device-${one}`)) types.push(type);
    return types;
  };
  const ask = (action: string) =>
    office.app.call('POST /devices/remoteAction', {
      token: office.admin,
      body: { _id: one, action },
    });

  test('reports without end, and what does not change is no event', async () => {
    const agent = await office.connect('monitoring', here.token);
    await office.shows(one, { display: 'Closed' });
    expect(await agent.emitWithAck('deviceHealth', health)).toEqual({ ok: true });
    const before = await history();
    for (const uptime of [65, 70, 75]) {
      await agent.emitWithAck('deviceHealth', { ...health, uptime });
    }
    expect(await history()).toEqual(before);
    await office.shows(one, { alive: true, uptime: 75, version: '1.2.0', status: 'IN_START' });
  });

  test('is refused when it floods, and speaks without card numbers', async () => {
    const agent = await office.connect('monitoring', here.token);
    const note = 'card 4111 1111 1111 1111';
    const broken = {
      ...health,
      deviceAlive: false,
      deviceStatus: 'IN_ERROR',
      deviceErrorNote: note,
    };
    await agent.emitWithAck('deviceHealth', broken);
    await office.shows(one, {
      note: 'card **** **** **** 1111',
      display: 'Offline',
      online: true,
      status: 'IN_ERROR',
    });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => agent.emitWithAck('deviceHealth', health)),
    );
    const refused = answers.filter(({ ok }: { ok: boolean }) => !ok);
    expect(refused).toHaveLength(11);
    expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const again = await office.connect('monitoring', here.token);
    expect(await again.emitWithAck('deviceHealth', health)).toMatchObject({ ok: false });
    office.app.clock.advance(2_000);
    expect(await again.emitWithAck('deviceHealth', health)).toEqual({ ok: true });
  });

  test('is seen by those who watch as it changes, and by no visitor or device', async () => {
    const watcher = await office.connect('monitoring', office.admin);
    const seen: { deviceId: string; status: string }[] = [];
    watcher.on('watchDevices', (device: (typeof seen)[number]) => seen.push(device));
    expect(await watcher.emitWithAck('watchDevices', {})).toMatchObject({
      ok: true,
      devices: [{ deviceId: one, display: 'Offline' }],
    });
    const agent = await office.connect('monitoring', here.token);
    expect(await agent.emitWithAck('watchDevices', {})).toMatchObject({ code: 'FORBIDDEN' });
    await agent.emitWithAck('deviceHealth', health);
    await eventually('the change is seen', () => seen.some(({ status }) => status === 'IN_START'));
  });

  test('is seen to close at the minute at which its hours end', async () => {
    await office.portal();
    const { admin: token } = office;
    const day = [{ start: '00:00', end: '10:05' }];
    const week = Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [
        name,
        day,
      ]),
    );
    const operatingHours = { timeZone: 'Europe/Berlin', week };
    const body = { _id: one, queueId: portalId, operatingHours };
    expect((await office.app.call('POST /devices/updateGeneral', { token, body })).status).toBe(
      200,
    );
    await office.connect('monitoring', here.token);
    await office.shows(one, { display: 'Online' });
    const watcher = await office.connect('monitoring', token);
    const seen: string[] = [];
    watcher.on('watchDevices', ({ display }: { display: string }) => seen.push(display));
    await watcher.emitWithAck('watchDevices', {});
    // Five past ten in Berlin.
    office.app.clock.advance(
      Date.parse('2026-03-02T09:04:59.999Z') - office.app.clock.now().getTime(),
    );
    expect(seen).not.toContain('Closed');
    office.app.clock.advance(1);
    await eventually('the console sees it closed', () => seen.at(-1) === 'Closed');
  });

  test('takes a picture of its screen, of which the last one is kept', async () => {
    expect(await ask('screenshot')).toMatchObject({ status: 409 });
    const agent = await office.connect('monitoring', here.token);
    await office.shows(one, { display: 'Closed' });
    agent.on('performDeviceAction', ({ actionId }: { actionId: string }) => {
      agent.emit('deviceActionPerformed', { actionId, ok: true, image });
    });
    const first = (await ask('screenshot')).body as { pictureId: string };
    const second = (await ask('screenshot')).body as { pictureId: string };
    const picture = (id: string) =>
      fetch(`${office.app.url}/api/v2/devices/${one}/picture/${id}`, {
        headers: { authorization: `Bearer ${office.admin}` },
      });
    const kept = await picture(second.pictureId);
    expect(kept.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await kept.arrayBuffer())).toEqual(jpeg);
    expect((await picture(first.pictureId)).status).toBe(404);
    expect(await history()).toContain('DeviceActionAnswered');
  });

  test('reports a device that does not answer as one that has not answered', async () => {
    await office.connect('monitoring', here.token);
    await office.shows(one, { display: 'Closed' });
    const answer = ask('reload');
    await eventually('it was asked', async () => (await history()).includes('DeviceActionAsked'));
    office.app.clock.advance(DEVICE_ACTION_MS);
    expect(await answer).toMatchObject({
      status: 503,
      body: { errors: { code: 'DEVICE_DID_NOT_ANSWER' } },
    });
  });

  test('is still itself after a restart of the server, and offline where it stays away', async () => {
    await office.connect('monitoring', here.token);
    await office.shows(one, { display: 'Closed' });
    await office.close();
    office = await open();
    const { status } = await office.app.call('GET /devices/client/getCurrentDevice', {
      token: here.token,
    });
    expect(status).toBe(200);
    await eventually('it is offline', async () => {
      office.app.clock.advance(DEVICE_SILENCE_MS);
      const { body } = await office.app.call(`GET /devices/${one}`, { token: office.admin });
      return (body as { display: string }).display === 'Offline';
    });
  });
});
