import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DEVICE_SILENCE_MS, DEVICE_TOKEN_MS } from '@foyer/contracts/devices';

import { eventually } from '#platform/testing/eventually.js';
import { DeviceOffice, portalId, type SignedIn } from '../testing/device-office.js';

const one = '01990000-0000-7000-8000-00000000d001';
const two = '01990000-0000-7000-8000-00000000d002';
const visitId = '01990000-0000-7000-8000-00000000c001';
const clientSecret = 'visits-fixture-visitor-secret-of-43-charact';
const failure = (status: number, code: string) => ({ status, body: { errors: { code } } });

describe('a device', () => {
  let office: DeviceOffice;
  let key: string;
  let here: SignedIn;

  beforeEach(async () => {
    office = await DeviceOffice.open();
    await office.portal();
    key = await office.device(one, { queueId: portalId });
    here = await office.signIn(key);
  });
  afterEach(() => office.close());
  const current = (token: string) =>
    office.app.call('GET /devices/client/getCurrentDevice', { token });
  const renew = (renewalToken: string) =>
    office.app.call('POST /devices/client/renewToken', { body: { renewalToken } });

  test('is let in by its key however it is typed, and by no other', async () => {
    expect(await current(here.token)).toMatchObject({ status: 200, body: { _id: one } });
    const verify = (body: object) => office.app.call('POST /devices/client/verifyDevice', { body });
    expect(await verify({ key: key.toLowerCase().replaceAll('-', ' ') })).toMatchObject({
      status: 200,
    });
    const wrong = failure(401, 'DEVICE_KEY_WRONG');
    const last = key.endsWith('0') ? '1' : '0';
    expect(await verify({ key: key.slice(0, -1) + last })).toMatchObject(wrong);
    expect(await verify({ key, deviceId: two })).toMatchObject(wrong);
  });

  test('attempts in vain, and not for long', async () => {
    const body = { key: `${key.slice(0, 7)}${'0'.repeat(26)}` };
    const codes: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const answer = await office.app.call('POST /devices/client/verifyDevice', { body });
      codes.push((answer.body as { errors: { code: string } }).errors.code);
    }
    expect(codes).toContain('DEVICE_KEY_WRONG');
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  test('costs no attempt while it is deactivated, so that it gets in once it is activated', async () => {
    const body = { ids: [one] };
    const verify = () => office.app.call('POST /devices/client/verifyDevice', { body: { key } });
    await office.app.call('PUT /devices/deactivate', { token: office.admin, body });
    for (let n = 0; n < 25; n += 1) {
      expect(await verify()).toMatchObject(failure(403, 'DEVICE_DEACTIVATED'));
    }
    await office.app.call('PUT /devices/activate', { token: office.admin, body });
    expect(await verify()).toMatchObject({ status: 200 });
  });

  test('is notified within two seconds when it signs in at another booth', async () => {
    const page = await office.connect('application', here.token);
    const notified: unknown[] = [];
    page.on('deviceSignedOut', (payload: unknown) => notified.push(payload));
    const there = await office.signIn(key);
    await eventually('the first one is cut off', () => !page.connected);
    expect(notified).toEqual([{ code: 'DEVICE_ELSEWHERE' }]);
    expect(await current(here.token)).toMatchObject(failure(401, 'DEVICE_ELSEWHERE'));
    expect(await renew(here.renewalToken)).toMatchObject(failure(401, 'DEVICE_ELSEWHERE'));
    await expect(office.connect('application', here.token)).rejects.toMatchObject({
      data: { code: 'DEVICE_ELSEWHERE' },
    });
    expect(await current(there.token)).toMatchObject({ status: 200 });
  });

  test.each([
    ['PUT /devices/deactivate', { ids: [one] }, 403, 'DEVICE_DEACTIVATED'],
    ['POST /devices/delete', { ids: [one] }, 401, 'DEVICE_UNKNOWN'],
    ['POST /devices/regenerateKey', { _id: one }, 401, 'SIGNED_OUT'],
  ] as const)('is shut out by %s', async (route, body, status, code) => {
    const agent = await office.connect('monitoring', here.token);
    await office.app.call(route, { token: office.admin, body });
    await eventually('it is cut off', () => !agent.connected);
    expect(await current(here.token)).toMatchObject(failure(status, code));
  });

  test('lets a deactivated device continue with its tokens once it is activated', async () => {
    const body = { ids: [one] };
    await office.app.call('PUT /devices/deactivate', { token: office.admin, body });
    expect(await renew(here.renewalToken)).toMatchObject(failure(403, 'DEVICE_DEACTIVATED'));
    await office.app.call('PUT /devices/activate', { token: office.admin, body });
    expect(await current(here.token)).toMatchObject({ status: 200 });
    expect(await renew(here.renewalToken)).toMatchObject({ status: 200 });
  });

  test('has tokens for itself only, each for what it is', async () => {
    expect(await current(here.renewalToken)).toMatchObject(failure(401, 'UNAUTHENTICATED'));
    expect(await renew(here.token)).toMatchObject(failure(401, 'SIGNED_OUT'));
    const [head = '', body = '', signature = ''] = here.token.split('.');
    const forged = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const foreign = Buffer.from(JSON.stringify({ ...forged, sub: two })).toString('base64url');
    expect(await current([head, foreign, signature].join('.'))).toMatchObject(
      failure(401, 'UNAUTHENTICATED'),
    );
    office.app.clock.advance(DEVICE_TOKEN_MS + 1_000);
    expect(await current(here.token)).toMatchObject(failure(401, 'UNAUTHENTICATED'));
    const renewed = await renew(here.renewalToken);
    expect(await current((renewed.body as SignedIn).token)).toMatchObject({ status: 200 });
  });

  const renewalOf = async (renewalToken: string) =>
    ((await renew(renewalToken)).body as SignedIn).renewalToken;

  test('gets fresh tokens twice where the first answer was lost', async () => {
    const lost = await renewalOf(here.renewalToken);
    // The power was away for a weekend before the answer was on the disk.
    office.app.clock.advance(3 * 24 * 3_600_000);
    const kept = await renewalOf(here.renewalToken);
    expect(await renew(kept)).toMatchObject({ status: 200 });
    expect(await renew(lost)).toMatchObject({ status: 200 });
  });

  test('is signed out with its thief when a renewal token comes back that was used up', async () => {
    const agent = await office.connect('monitoring', here.token);
    const next = await renewalOf(here.renewalToken);
    expect(await renew(next)).toMatchObject({ status: 200 });
    expect(await renew(here.renewalToken)).toMatchObject(failure(401, 'SIGNED_OUT'));
    await eventually('it is cut off', () => !agent.connected);
    expect(await current(here.token)).toMatchObject(failure(401, 'SIGNED_OUT'));
    expect(await renew(next)).toMatchObject(failure(401, 'SIGNED_OUT'));
    const back = await office.signIn(key);
    expect(await renew(back.renewalToken)).toMatchObject({ status: 200 });
  });

  test('renews once for all who ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => renew(here.renewalToken)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  test('speaks for no other device', async () => {
    await office.device(two, { queueId: portalId });
    const page = await office.connect('application', here.token);
    expect(await page.emitWithAck('registerDevice', { deviceId: two })).toMatchObject({
      ok: false,
      code: 'FORBIDDEN',
    });
    expect(await page.emitWithAck('registerDevice', { deviceId: one })).toMatchObject({
      ok: true,
      device: { _id: one },
      visit: null,
    });
  });

  test('says what it is and has, and may be moved to another portal', async () => {
    const say = async (part: string, body: object) => {
      const path = `POST /devices/client/${part}` as const;
      return office.app.call(path, { token: here.token, body });
    };
    const camera = { id: 'camera-1', kind: 'camera', label: 'Front camera' };
    const said = [
      ['updateGeneral', { version: '2.1.0', network: 'Ethernet' }, {}],
      ['updateDeviceClientHardwareIds', { hardwareIds: [camera] }, { hardwareIds: [camera] }],
      [
        'updateDeviceResolution',
        { userCameraResolution: '1920x1080' },
        {
          userCamera: { resolution: null },
          usedResolutions: { userCamera: '1920x1080', docCamera: null },
        },
      ],
    ] as const;
    for (const [part, body, shown] of said) {
      expect(await say(part, body)).toMatchObject({ status: 200, body: { _id: one, ...shown } });
    }
    await office.shows(one, { version: '2.1.0', network: 'Ethernet' });
    expect(await say('updateQueueId', { queueId: two })).toMatchObject(
      failure(404, 'PORTAL_NOT_FOUND'),
    );
    const name = 'Side door';
    await office.app.call('POST /queue', { token: office.admin, body: { _id: two, name } });
    expect(await say('updateQueueId', { queueId: two })).toMatchObject({
      body: { queueId: two, queueName: name },
    });
    expect(await say('updateDeviceResolution', { docCameraResolution: '1280' })).toMatchObject(
      failure(400, 'INVALID_INPUT'),
    );
    expect(await office.app.call('POST /devices/client/updateGeneral', { body: {} })).toMatchObject(
      failure(401, 'UNAUTHENTICATED'),
    );
  });

  test('reports what it has and gives, by which nothing changes that an administrator has set', async () => {
    const video = {
      userCamera: { deviceId: 'front', resolution: '1920x1080', angle: 90 },
      docCamera: { deviceId: 'table', resolution: '1280x720', angle: 0 },
    };
    const audio = { microphone: 'desk', speaker: 'hall', volume: 0.4 };
    const wanted = { ...video, ...audio };
    for (const [part, body] of [
      ['updateVideo', video],
      ['updateAudio', audio],
    ] as const) {
      const path = `POST /devices/${part}` as const;
      expect(
        await office.app.call(path, { token: office.admin, body: { _id: one, ...body } }),
      ).toMatchObject({ status: 200 });
    }
    const reports: [string, object][] = [
      ['updateGeneral', { version: '3.0.0', network: 'Wi-Fi' }],
      ['updateDeviceClientHardwareIds', { hardwareIds: [] }],
      [
        'updateDeviceResolution',
        { userCameraResolution: '320x240', docCameraResolution: '640x480' },
      ],
    ];
    for (const [part, body] of reports) {
      const path = `POST /devices/client/${part}` as const;
      expect(await office.app.call(path, { token: here.token, body })).toMatchObject({
        status: 200,
      });
    }
    const usedResolutions = { userCamera: '320x240', docCamera: '640x480' };
    expect(await office.app.call(`GET /devices/${one}`, { token: office.admin })).toMatchObject({
      status: 200,
      body: { ...wanted, usedResolutions },
    });
  });

  test('is online while it is connected, and offline once it was silent', async () => {
    const page = await office.connect('application', here.token);
    await office.shows(one, { display: 'Online' });
    page.disconnect();
    await eventually('it is offline', async () => {
      office.app.clock.advance(DEVICE_SILENCE_MS);
      const { body } = await office.app.call(`GET /devices/${one}`, { token: office.admin });
      return (body as { display: string }).display === 'Offline';
    });
  });

  test('shows its trouble until it begins again, and a frozen stream is one', async () => {
    const page = await office.connect('application', here.token);
    const call = await office.connect('conference', here.token);
    const status = (to: string) => page.emitWithAck('updateDeviceStatus', { status: to });
    expect(await status('IN_START')).toMatchObject({ ok: true, status: 'IN_START' });
    const frozen = { sessionCallId: null, note: 'Stream is frozen' };
    expect(await call.emitWithAck('deviceStreamFrozen', frozen)).toMatchObject({ ok: true });
    await office.shows(one, { status: 'IN_ERROR', note: 'Stream is frozen' });
    expect(await status('IN_WAITING')).toMatchObject({ status: 'IN_ERROR' });
    expect(await status('IN_PERMISSION')).toMatchObject({ status: 'IN_PERMISSION' });
  });

  test('starts a call when it is asked to, or the answer is 500', async () => {
    const desk = await office.connect('main', office.admin);
    const trigger = () => desk.emitWithAck('setDeviceCallTrigger', { deviceId: one });
    expect(await trigger()).toMatchObject({ ok: true, code: 500 });
    const page = await office.connect('application', here.token);
    page.on('performDeviceAction', ({ actionId }: { actionId: string }) => {
      page.emit('deviceActionPerformed', { actionId, ok: true });
    });
    await office.shows(one, { display: 'Online' });
    expect(await trigger()).toMatchObject({ ok: true, code: 200 });
  });

  test('speaks in no call except that of its visitor', async () => {
    const callId = '01990000-0000-7000-8000-00000000c009';
    const page = await office.connect('conference', here.token);
    const frozen = { sessionCallId: callId, note: 'Stream is frozen' };
    expect(await page.emitWithAck('deviceStreamFrozen', frozen)).toMatchObject({
      code: 'VISIT_NOT_FOUND',
    });
  });

  test('opens visits of its portal, which carry its name and come back to it', async () => {
    const open = (token: string, _id: string) =>
      office.app.call('POST /callDetail/clientCall', {
        token,
        body: { _id, clientSecret, queueId: portalId },
      });
    expect(await open(here.token, visitId)).toMatchObject({
      status: 201,
      body: { visit: { device: { deviceId: one, name: 'Kiosk 01' } } },
    });
    const page = await office.connect('application', here.token);
    expect(await page.emitWithAck('registerDevice', { deviceId: one })).toMatchObject({
      visit: { clientId: visitId, status: 'IN_PERMISSION' },
    });
    const again = (token: string) =>
      office.app.call('POST /devices/client/visitToken', { token, body: { clientId: visitId } });
    expect(await again(here.token)).toMatchObject({
      status: 200,
      body: { token: expect.any(String) },
    });
    const other = await office.signIn(await office.device(two));
    expect(await again(other.token)).toMatchObject(failure(404, 'VISIT_NOT_FOUND'));
    const elsewhere = '01990000-0000-7000-8000-00000000c002';
    expect(await open(other.token, elsewhere)).toMatchObject(failure(403, 'DEVICE_OTHER_PORTAL'));
  });
});
