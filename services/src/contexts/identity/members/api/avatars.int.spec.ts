import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { avatarRoutes } from '@foyer/contracts/identity';
import sharp from 'sharp';

import { bootIdentityApp, type IdentityApp } from '../../testing/identity-app.js';

const { maxBytes: IMAGE_MAX_BYTES = 0 } = avatarRoutes.changeOwnAvatar.upload ?? {};

const profile = {
  _id: '01990000-0000-7000-8000-0000000000e1',
  profileName: 'Night desk',
  firstName: 'Ada',
  lastName: 'B.',
};

const photo = (width = 1200, height = 800, orientation = 1): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

describe('pictures of members', () => {
  let app: IdentityApp;
  let folder: string;
  let ada: string;
  let adaId: string;
  let tom: string;
  let admin: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-avatars-'));
    app = await bootIdentityApp({ environment: { FILES_URL: `file:${folder}` } });
    await app.member('plain.admin', 'admin');
    adaId = await app.member('ada.berger');
    await app.member('tom.keller');
    admin = await app.signIn('plain.admin');
    ada = await app.signIn('ada.berger');
    tom = await app.signIn('tom.keller');
  });
  afterEach(async () => {
    await app.close();
    rmSync(folder, { recursive: true, maxRetries: 5 });
  });

  const upload = async (
    token: string | undefined,
    content: Uint8Array | string,
    {
      path = '/api/v2/avatar/mainAccount',
      field = 'avatar',
      type = 'image/png',
      name = 'a.png',
    } = {},
  ) => {
    const form = new FormData();
    form.append(field, new Blob([content as BlobPart], { type }), name);
    const response = await fetch(app.url + path, {
      method: 'PATCH',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      body: form,
    });
    const body = (await response.json()) as { avatarDocumentId: string; errors?: { code: string } };
    return { status: response.status, body };
  };
  const fetched = (token: string, id: string) =>
    fetch(`${app.url}/api/v2/avatar/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const kept = (): string[] =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
      : [];

  test('are encoded again: upright, small, and without other contents of the file', async () => {
    const { status, body } = await upload(ada, await photo(1200, 800, 6), { type: 'text/html' });
    expect(status).toBe(200);
    const response = await fetched(tom, body.avatarDocumentId);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const picture = Buffer.from(await response.arrayBuffer());
    const { format, width, height, exif } = await sharp(picture).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 341,
      height: 512,
      exif: undefined,
    });
    expect(picture.includes('SECRET-PLACE')).toBe(false);
    expect(await app.call('GET /profile', { token: ada })).toMatchObject({
      body: { avatarDocumentId: body.avatarDocumentId },
    });
  });

  test('are given only by the owner and by administrators, for profiles too', async () => {
    await app.call('POST /user-profile/createMyProfile', { token: ada, body: profile });
    const picture = await photo(50, 50);
    const ofProfile = { path: `/api/v2/avatar/user-profile/${profile._id}` };
    const ofMember = { path: `/api/v2/avatar/member/${adaId}` };
    expect(await upload(ada, picture, { path: '/api/profile/avatar' })).toMatchObject({
      status: 200,
    });
    expect(await upload(ada, picture, ofProfile)).toMatchObject({ status: 200 });
    expect(await upload(admin, picture, ofProfile)).toMatchObject({ status: 200 });
    expect(await upload(admin, picture, ofMember)).toMatchObject({ status: 200 });
    expect(await upload(tom, picture, ofProfile)).toMatchObject({ status: 403 });
    expect(await upload(tom, picture, ofMember)).toMatchObject({ status: 403 });
    expect(await upload(undefined, picture)).toMatchObject({ status: 401 });
    const unknown = { path: '/api/v2/avatar/user-profile/01990000-0000-7000-8000-0000000000ff' };
    expect(await upload(ada, picture, unknown)).toMatchObject({ status: 404 });
    expect(kept()).toHaveLength(2);
    const { body } = await app.call('GET /user-profile/getMyProfiles', { token: ada });
    expect(body).toMatchObject([{ avatarDocumentId: expect.any(String) }]);
  });

  test('are removed when they are replaced, and with their member', async () => {
    const first = await upload(ada, await photo(20, 20));
    const second = await upload(ada, await photo(30, 30));
    expect(kept()).toEqual([second.body.avatarDocumentId]);
    expect((await fetched(ada, first.body.avatarDocumentId)).status).toBe(404);
    const body = { deleteUsers: [adaId] };
    expect(await app.call('POST /users/delete', { token: admin, body })).toMatchObject({
      body: { successIds: [adaId] },
    });
    expect(kept()).toEqual([]);
  });

  test('are taken from JPG and PNG only, recognized by the bytes and not by the name', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const gif = await sharp(await photo(20, 20))
      .gif()
      .toBuffer();
    const png = await sharp(await photo(20, 20))
      .png()
      .toBuffer();
    const cut = (await photo()).subarray(0, 600);
    for (const content of [svg, gif, 'GIF89a', '%PDF-1.7', cut, png.subarray(0, 8)]) {
      expect(await upload(ada, content)).toMatchObject({
        status: 415,
        body: {
          errors: { code: 'UNSUPPORTED_MEDIA_TYPE', fields: { avatar: expect.any(String) } },
        },
      });
    }
    const polyglot = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]);
    const { status, body } = await upload(ada, polyglot, { name: '../../x.html' });
    expect(status).toBe(200);
    const answer = await fetched(ada, body.avatarDocumentId);
    expect(Buffer.from(await answer.arrayBuffer()).includes('<script>')).toBe(false);
  });

  test('may have 2 MB and no byte more, and not more pixels than a camera makes', async () => {
    const small = await sharp(await photo(20, 20))
      .png()
      .toBuffer();
    const filled = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
    expect(await upload(ada, filled(IMAGE_MAX_BYTES))).toMatchObject({ status: 200 });
    for (const bytes of [IMAGE_MAX_BYTES + 1, 20 * IMAGE_MAX_BYTES]) {
      expect(await upload(ada, filled(bytes))).toMatchObject({
        status: 413,
        body: { errors: { code: 'PAYLOAD_TOO_LARGE', fields: { avatar: expect.any(String) } } },
      });
    }
    const flood = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(flood.length).toBeLessThan(IMAGE_MAX_BYTES);
    expect(await upload(ada, flood)).toMatchObject({
      status: 413,
      body: { errors: { code: 'PAYLOAD_TOO_LARGE', fields: { avatar: expect.any(String) } } },
    });
  });

  test('are refused in a form that is none, and nothing is kept of it', async () => {
    const patch = async (headers: Record<string, string>, body: string) => {
      const response = await fetch(`${app.url}/api/v2/avatar/mainAccount`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${ada}`, ...headers },
        body,
      });
      return { status: response.status, body: (await response.json()) as unknown };
    };
    const refused = (status: number) => ({
      status,
      body: { errors: { code: expect.any(String) } },
    });
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const body of [
      '',
      '--x',
      '--x--\r\n',
      'nothing',
      '--x\r\n\r\n',
      '--x\r\nContent-Disposition: form-data; name="avatar"; filename="a"\r\n\r\nabc',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
      '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--\r\n',
    ]) {
      expect(await patch(form, body)).toMatchObject(refused(400));
    }
    expect(await patch({ 'content-type': 'multipart/form-data' }, 'x')).toMatchObject(refused(400));
    expect(await patch({ 'content-type': 'application/json' }, '{}')).toMatchObject(refused(415));
    expect(await upload(ada, await photo(20, 20), { field: 'other' })).toMatchObject(refused(400));
    expect(await upload(ada, '')).toMatchObject(refused(400));
    expect(kept()).toEqual([]);
  });
});
