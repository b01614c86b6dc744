import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { deviceRoutes } from '@foyer/contracts/devices';
import sharp from 'sharp';

import { DeviceOffice } from '../testing/device-office.js';

const { maxBytes = 0 } = deviceRoutes.changeDeviceAvatar.upload ?? {};
const one = '01990000-0000-7000-8000-00000000d001';
const unknown = '01990000-0000-7000-8000-00000000d999';
const failure = (status: number, code: string) => ({ status, body: { errors: { code } } });

describe("a device's picture", () => {
  let office: DeviceOffice;
  let folder: string;
  let png: Buffer;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-device-avatars-'));
    office = await DeviceOffice.open({ environment: { FILES_URL: `file:${folder}` } });
    await office.device(one);
    png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
  });
  afterEach(async () => {
    await office.close();
    rmSync(folder, { recursive: true, maxRetries: 5 });
  });

  const upload = async (
    file: Uint8Array | string,
    { name = 'a.png', type = 'image/png', token = office.admin, _id = one } = {},
  ) => {
    const form = new FormData();
    form.append('_id', _id);
    form.append('avatar', new Blob([file as BlobPart], { type }), name);
    const response = await fetch(`${office.app.url}/api/v2/devices/avatar`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    const body = (await response.json()) as { avatarDocumentId: string };
    return { status: response.status, body };
  };
  const remove = (token = office.admin, id = one) =>
    office.app.call(`DELETE /devices/avatar/${id}`, { token });
  const shown = async () =>
    (await office.app.call(`GET /devices/${one}`, { token: office.admin })).body as {
      avatarDocumentId: string | null;
    };
  const kept = (): string[] =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
      : [];

  test('is given, replaced and removed; only the last is kept', async () => {
    const first = await upload(png);
    expect(first).toMatchObject({ status: 200, body: { avatarDocumentId: expect.any(String) } });
    const second = await upload(png);
    const { avatarDocumentId } = second.body;
    expect(avatarDocumentId).not.toBe(first.body.avatarDocumentId);
    expect(await shown()).toMatchObject({ avatarDocumentId });
    expect(kept()).toEqual([avatarDocumentId]);
    const picture = await fetch(`${office.app.url}/api/v2/avatar/${avatarDocumentId}`, {
      headers: { authorization: `Bearer ${office.admin}` },
    });
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(await remove()).toMatchObject({ status: 200, body: { _id: one } });
    expect(await shown()).toMatchObject({ avatarDocumentId: null });
    expect(kept()).toEqual([]);
    expect(await remove()).toMatchObject({ status: 200 });
  });

  test('is recognized by its bytes and not by its name', async () => {
    const named = { name: '../../x.html', type: 'text/html' };
    expect(await upload(png, named)).toMatchObject({ status: 200 });
    const before = kept();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const content of [svg, 'GIF89a', '%PDF-1.7', png.subarray(0, 8)]) {
      expect(await upload(content)).toMatchObject(failure(415, 'UNSUPPORTED_MEDIA_TYPE'));
    }
    expect(kept()).toEqual(before);
  });

  test('has its size, and not a byte more', async () => {
    const filled = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
    expect(await upload(filled(maxBytes + 1))).toMatchObject(failure(413, 'PAYLOAD_TOO_LARGE'));
    expect(kept()).toEqual([]);
    expect(await upload(filled(maxBytes))).toMatchObject({ status: 200 });
  });

  test('is changed by administrators only, and of devices that there are', async () => {
    await upload(png);
    await office.app.member('kim.agent');
    const agent = await office.app.signIn('kim.agent');
    await office.app.member('audrey.auditor', 'auditor');
    const auditor = await office.app.signIn('audrey.auditor');
    const before = kept();
    for (const token of [agent, auditor]) {
      expect(await upload(png, { token })).toMatchObject({ status: 403 });
      expect(await remove(token)).toMatchObject({ status: 403 });
    }
    expect(await upload(png, { _id: unknown })).toMatchObject(failure(404, 'DEVICE_NOT_FOUND'));
    expect(await remove(office.admin, unknown)).toMatchObject(failure(404, 'DEVICE_NOT_FOUND'));
    expect(kept()).toEqual(before);
    expect(await shown()).toMatchObject({ avatarDocumentId: expect.any(String) });
  });
});
