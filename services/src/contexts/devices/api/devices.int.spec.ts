import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { DeviceOffice, portalId } from '../testing/device-office.js';

const id = (n: number): string =>
  `01990000-0000-7000-8000-00000000d${n.toString().padStart(3, '0')}`;
const failure = (status: number, code: string) => ({ status, body: { errors: { code } } });
const unknown = id(999);

describe('devices', () => {
  let office: DeviceOffice;

  beforeEach(async () => {
    office = await DeviceOffice.open();
    await office.portal();
  });
  afterEach(() => office.close());
  const call: DeviceOffice['app']['call'] = (route, options) =>
    office.app.call(route, { token: office.admin, ...options });

  test('are added with a key that is shown once and written nowhere', async () => {
    const key = await office.device(id(1), { queueId: portalId });
    expect(key).toMatch(/^(?:[0-9A-Z]{4}-){7}[0-9A-Z]{4}$/);
    const again = await call('POST /devices', {
      body: { _id: id(1), name: 'Kiosk 01', queueId: portalId },
    });
    expect(again).toMatchObject({ status: 201, body: { key: null } });
    const written: string[] = [];
    for await (const event of office.app.eventLog.readStream(`device-${id(1)}`)) {
      written.push(JSON.stringify(event));
    }
    expect(written.length).toBeGreaterThan(1);
    expect(written.join()).not.toContain(key.replaceAll('-', ''));
    expect(written.join()).not.toContain(key);
  });

  test('have ids of their own, and portals that there are', async () => {
    const body = { _id: portalId, name: 'Kiosk' };
    expect(await call('POST /devices', { body })).toMatchObject(failure(409, 'ID_ALREADY_USED'));
    const nowhere = { _id: id(1), name: 'Kiosk', queueId: unknown };
    expect(await call('POST /devices', { body: nowhere })).toMatchObject(
      failure(404, 'PORTAL_NOT_FOUND'),
    );
  });

  test('are set up part by part', async () => {
    await office.device(id(1));
    const _id = id(1);
    const set = async (part: string, body: object) =>
      (await call(`POST /devices/${part}`, { body: { _id, ...body } })).body;
    expect(
      await set('updateGeneral', { name: 'Lobby', city: 'Graz', brightness: 0.6 }),
    ).toMatchObject({ name: 'Lobby', city: 'Graz', brightness: 0.6 });
    expect(await set('updateAudio', { volume: 0.3 })).toMatchObject({ volume: 0.3 });
    const userCamera = { deviceId: 'cam', resolution: '1280x720', angle: 90 };
    expect(await set('updateVideo', { userCamera })).toMatchObject({ userCamera });
    expect(await set('activatePaymentTerminal', { paymentTerminalActivate: true })).toMatchObject({
      paymentTerminalActivate: true,
    });
    const configuration = { ip: '10.0.0.5', port_send: 20002, port_receive: 20007, my_port: 5000 };
    expect(await set('updatePaymentTerminalConfiguration', { configuration })).toMatchObject({
      paymentTerminal: { ...configuration, reconciliationTime: null },
    });
  });

  test.each([
    ['updateAudio', { volume: 0.75 }, 'volume'],
    ['updateAudio', { volume: 1.1 }, 'volume'],
    ['updateGeneral', { name: ' ' }, 'name'],
    ['updateGeneral', { brightness: 0.5 }, 'brightness'],
    ['updateVideo', { userCamera: { deviceId: null, resolution: '1280', angle: 0 } }, 'userCamera'],
    [
      'updatePaymentTerminalConfiguration',
      { configuration: { ip: 'host.example', port_send: 1, port_receive: 1, my_port: 70_000 } },
      'configuration',
    ],
  ])('are not set up by nonsense: %s %j', async (part, body, field) => {
    await office.device(id(1));
    const refused = await call(`POST /devices/${part}`, { body: { _id: id(1), ...body } });
    expect(refused).toMatchObject(failure(400, 'INVALID_INPUT'));
    expect(JSON.stringify(refused.body)).toContain(field);
  });

  test('are switched and deleted several at a time; those that fail are named', async () => {
    await office.device(id(1));
    await office.device(id(2));
    const body = { ids: [id(1), unknown, id(2)] };
    const both = { status: 200, body: { successIds: [id(1), id(2)], failedIds: [unknown] } };
    expect(await call('PUT /devices/deactivate', { body })).toMatchObject(both);
    expect(await call(`GET /devices/${id(1)}`)).toMatchObject({ body: { deactivated: true } });
    expect(await call('PUT /devices/activate', { body })).toMatchObject(both);
    expect(await call('POST /devices/delete', { body })).toMatchObject(both);
    expect(await call(`GET /devices/${id(1)}`)).toMatchObject(failure(404, 'DEVICE_NOT_FOUND'));
  });

  test('keep their ids from visitors, guests, members and portals', async () => {
    await office.device(id(1), { queueId: portalId });
    const taken = failure(409, 'ID_ALREADY_USED');
    const visit = { _id: id(1), clientSecret: 'Ab0-'.repeat(11).slice(0, 43), queueId: portalId };
    const opened = await office.app.call('POST /callDetail/clientCall', { body: visit });
    expect(opened).toMatchObject(taken);
    const person = {
      _id: id(1),
      firstName: 'Augusta',
      lastName: 'Byron',
      email: 'augusta@example.org',
    };
    const guest = { ...person, phone: '+49 301 234 5678' };
    expect(await call('POST /guests', { body: guest })).toMatchObject(taken);
    const portal = { _id: id(1), name: 'Side door' };
    expect(await call('POST /queue', { body: portal })).toMatchObject(taken);
    const userId = await office.app.member('ada.lovelace');
    const desk = { _id: userId, name: 'Side door' };
    expect(await call('POST /queue', { body: desk })).toMatchObject(taken);
  });

  test('are listed by page, filter and order', async () => {
    await office.device(id(1), { name: 'Beta', queueId: portalId });
    await office.device(id(2), { name: 'Alpha' });
    expect(await call('GET /devices?page=1&limit=1')).toMatchObject({
      body: { docs: [{ name: 'Alpha' }], totalDocs: 2, hasNextPage: true },
    });
    expect(await call(`GET /devices?queueId=${portalId}`)).toMatchObject({
      body: { docs: [{ name: 'Beta', queueName: 'Front desk' }], totalDocs: 1 },
    });
    const sorted = await call(`GET /admin/devices?sort=${encodeURIComponent('["name","DESC"]')}`);
    expect(sorted.body).toMatchObject([{ id: id(1) }, { id: id(2) }]);
    expect(sorted.headers.get('content-range')).toBe('devices 0-1/2');
  });

  test('are kept by the console', async () => {
    const made = await call('POST /admin/devices', { body: { id: id(1), name: 'Lobby' } });
    expect(made).toMatchObject({ status: 201, body: { id: id(1), key: expect.any(String) } });
    const path = `/admin/devices/${id(1)}` as const;
    const body = { volume: 0.2, deactivated: true, queueId: portalId };
    expect(await call(`PUT ${path}`, { body })).toMatchObject({ status: 200, body });
    expect(await call(`DELETE ${path}`)).toMatchObject({ status: 200 });
    expect(await call(`GET ${path}`)).toMatchObject(failure(404, 'DEVICE_NOT_FOUND'));
  });

  test('keep what others have set while a form of the console was open', async () => {
    const made = await call('POST /admin/devices', { body: { id: id(1), name: 'Lobby' } });
    const { revision } = made.body as { revision: number };
    const put = (body: object) => call(`PUT /admin/devices/${id(1)}`, { body });
    const others = { deactivated: true, volume: 0.2, city: 'Bonn' };
    expect(await put({ ...others, revision })).toMatchObject({ status: 200, body: others });
    const merged = await put({ street: 'Am Markt', revision });
    expect(merged).toMatchObject({ status: 200, body: { ...others, street: 'Am Markt' } });
    const same = { deactivated: false, volume: 0.3, city: 'Bonn' };
    expect(await put({ ...same, revision })).toMatchObject(failure(409, 'CHANGED_MEANWHILE'));
    const { revision: seen } = merged.body as { revision: number };
    expect(await put({ ...same, revision: seen })).toMatchObject({ status: 200, body: same });
  });
});
