import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Socket } from 'socket.io-client';

import { eventually } from '#platform/testing/eventually.js';
import { openTestNodes, type TestNodes } from '#platform/testing/test-nodes.js';
import { bootDevicesApp, DeviceOffice } from '../testing/device-office.js';
import { jpegUrl, sampleHealth } from '../testing/sample-reports.js';

const one = '01990000-0000-7000-8000-00000000d001';

/** Longest that anything here may take, in milliseconds. */
const TIME = 10_000;

describe('a device on the first of two nodes', () => {
  let nodes: TestNodes<DeviceOffice>;
  let agent: Socket;

  beforeEach(async () => {
    nodes = await openTestNodes((options) => DeviceOffice.open(options), bootDevicesApp);
    const { first } = nodes;
    const { token } = await first.signIn(await first.device(one));
    agent = await first.connect('monitoring', token);
  });
  afterEach(() => nodes.close());

  const reports = (uptime: number): Promise<unknown> =>
    agent.timeout(TIME).emitWithAck('deviceHealth', { ...sampleHealth, uptime });
  const answers = (ok: boolean, more: object = {}): void => {
    agent.on('performDeviceAction', ({ actionId }: { actionId: string }) => {
      agent.emit('deviceActionPerformed', { actionId, ok, ...more });
    });
  };

  test('is shown by the second as it reports', async () => {
    expect(await reports(60)).toEqual({ ok: true });
    await nodes.second.shows(one, { display: 'Closed', uptime: 60, diskUsage: 0.5 });
    await reports(65);
    await nodes.second.shows(one, { uptime: 65 });
  });

  test('is seen by who watches on the second with each report', async () => {
    const watcher = await nodes.second.connect('monitoring', nodes.second.admin);
    const seen: { deviceId: string; at: string; health: { uptime: number } }[] = [];
    watcher.on('deviceHealth', (report: (typeof seen)[number]) => seen.push(report));
    await watcher.timeout(TIME).emitWithAck('watchDevices', {});
    await reports(60);
    await eventually('the first is seen', () => seen.at(-1)?.health.uptime === 60, TIME);
    await reports(65);
    await eventually('the next is seen', () => seen.at(-1)?.health.uptime === 65, TIME);
    expect(seen.at(-1)).toMatchObject({
      deviceId: one,
      at: nodes.first.app.clock.now().toISOString(),
    });
    expect(seen).toHaveLength(2);
  });

  test.each(['reload', 'call'])('does what it is asked at the second: %s', async (action) => {
    await nodes.second.shows(one, { display: 'Closed' });
    answers(true);
    const { admin: token, app } = nodes.second;
    const body = { _id: one, action };
    expect(await app.call('POST /devices/remoteAction', { token, body })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    const page = await nodes.second.connect('main', token);
    const triggered = page.timeout(TIME).emitWithAck('setDeviceCallTrigger', { deviceId: one });
    expect(await triggered).toMatchObject({ code: 200 });
  });

  test('shows its screen to who asks at the second', async () => {
    await nodes.second.shows(one, { display: 'Closed' });
    answers(true, { image: jpegUrl });
    const { admin: token, app } = nodes.second;
    const body = { _id: one, action: 'screenshot' };
    const asked = await app.call('POST /devices/remoteAction', { token, body });
    const { pictureId } = asked.body as { pictureId: string };
    const picture = await app.call(`GET /devices/${one}/picture/${pictureId}`, { token });
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  });
});
