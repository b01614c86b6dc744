import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sampleSettings } from '@foyer/contracts/portals';
import sharp from 'sharp';

import {
  bootIdentityApp,
  type Answered,
  type IdentityApp,
} from '#contexts/identity/testing/identity-app.js';
import { PortalsModule } from '../index.js';
import { Files } from '#platform/stores/files';

const unknownId = '01990000-0000-7000-8000-0000000000ff';
const refused = (status: number, code: string) => ({ status, body: { errors: { code } } });
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('the settings of a portal', () => {
  let app: IdentityApp;
  let admin: string;
  let agent: string;
  let agentId: string;
  let queueId: string;
  let folder: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-portals-'));
    app = await bootIdentityApp({
      imports: [PortalsModule],
      environment: { FILES_URL: `file:${folder}` },
    });
    await app.member('plain.admin', 'admin');
    agentId = await app.member('ada.berger', 'member');
    admin = await app.signIn('plain.admin');
    agent = await app.signIn('ada.berger');
    const made = await app.call('POST /admin/portals', { token: admin, body: { name: 'Aaa' } });
    queueId = (made.body as { id: string }).id;
  });
  afterEach(async () => {
    await app.close();
    rmSync(folder, { recursive: true, maxRetries: 5 });
  });

  const post = (path: string, body: object, token = admin) =>
    app.call(`POST /queue/${path}`, { token, body: { queueId, ...body } });
  const get = (path: string, token?: string) =>
    app.call(`GET /queue/${path}`, token === undefined ? {} : { token });
  const picture = async () =>
    new Uint8Array(
      await sharp({ create: { width: 900, height: 300, channels: 3, background: '#0b5f5a' } })
        .jpeg()
        .toBuffer(),
    );
  const upload = (file: Uint8Array, fields: Record<string, string>, token = admin) =>
    app.upload(`POST /queue/${queueId}/file`, { token, field: 'file', file, fields });
  const fileId = async (file: Uint8Array, name = 'door.jpg', purpose = 'content') => {
    const { body } = await upload(file, { name, purpose });
    return (body as { documentId: string }).documentId;
  };

  test('are changed group by group', async () => {
    const general = { ...sampleSettings.general, smsCodeRequired: false };
    const { recording, feedback, embedding, callLogic, callButton } = sampleSettings;
    expect(
      await post('updateGeneral', {
        ...{ name: 'Bbb', ...general, pin: '246810' },
        ...{ recording, feedback, embedding },
      }),
    ).toMatchObject({
      status: 200,
      body: { name: 'Bbb', ...general, recording, feedback, embedding, hasPin: true },
    });
    expect(await post('updateCallLogic', callLogic)).toMatchObject({ body: callLogic });
    expect(await post('updateCallControls', { callControls: callButton })).toMatchObject({
      body: { callButton },
    });
    const colours = { primary: '#111111', background: '#222222' };
    expect(await post('updateAppearance', { appearance: colours })).toMatchObject({
      body: { appearance: colours },
    });
    expect((await post('updateAppearance', { appearance: { primary: null } })).body).toHaveProperty(
      'appearance',
      { background: '#222222' },
    );
    expect((await get(`${queueId}/appearance`)).body).toEqual({ background: '#222222' });
  });

  test('keep HTML in messages as the text that it is', async () => {
    const text = '<script>alert(1)</script><img src=x onerror="alert(1)"> & more';
    const messages = { welcome: text, waiting: text, notAvailable: text, goodbye: text };
    const changed = await post('updateGeneral', { messages, messagesEn: messages });
    expect(changed).toMatchObject({ status: 200, body: { messages, messagesEn: messages } });
    expect(await get(`client/${queueId}`)).toMatchObject({ status: 200, body: { messages } });
  });

  test('ask for no code by SMS where no one could send it', async () => {
    expect(await post('updateGeneral', { smsCodeRequired: true })).toMatchObject(
      refused(409, 'SMS_NOT_SET_UP'),
    );
    const body = { name: 'Codes', smsCodeRequired: true };
    expect(await app.call('POST /admin/portals', { token: admin, body })).toMatchObject(
      refused(409, 'SMS_NOT_SET_UP'),
    );
    expect(await post('updateGeneral', { smsCodeRequired: false })).toMatchObject({ status: 200 });
  });

  test('say which address is missing of what follows the longest wait', async () => {
    const incomplete = (field: string) => ({
      status: 422,
      body: { errors: { code: 'LONGEST_WAIT_INCOMPLETE', fields: { [field]: expect.anything() } } },
    });
    const change = (longestWait: object) => post('updateCallLogic', { longestWait });
    const mails = { minutes: 10, afterwards: 'emailForm' };
    expect(await change(mails)).toMatchObject(incomplete('longestWait.email'));
    expect(await change({ ...mails, afterwards: 'otherPortal' })).toMatchObject(
      incomplete('longestWait.otherPortalId'),
    );
    const email = 'desk@example.org';
    expect(await change({ ...mails, email })).toMatchObject({ status: 200 });
    expect(await change({ email: '' })).toMatchObject(incomplete('longestWait.email'));
  });

  test('are not changed by what does not fit, nor of a portal that is not there', async () => {
    for (const [path, body] of [
      ['updateGeneral', { redirectLink: 'javascript:alert(1)' }],
      ['updateCallControls', { callControls: { size: 'huge' } }],
      ['updateAppearance', { appearance: { primary: 'red' } }],
      ['updateContent', { queueContent: { nowhere: [] } }],
      ['updateContent', { queueContent: { waiting: Array.from({ length: 16 }, () => ({})) } }],
    ] as const) {
      expect([path, await post(path, body)]).toMatchObject([path, refused(400, 'INVALID_INPUT')]);
    }
    expect(
      await post('updateCallLogic', { queueId: unknownId, callLogic: 'random' }),
    ).toMatchObject(refused(404, 'PORTAL_NOT_FOUND'));
  });

  test('keep files by what they are, and show visitors only what is shown', async () => {
    const image = await fileId(await picture());
    const pdf = await fileId(PDF, 'map.jpg');
    expect(await upload(new TextEncoder().encode('<script>'), { name: 'a.png' })).toMatchObject(
      refused(415, 'UNSUPPORTED_MEDIA_TYPE'),
    );
    const create = { width: 9000, height: 9000, channels: 3, background: 'white' } as const;
    const flood = await sharp({ create, limitInputPixels: false }).png().toBuffer();
    for (const purpose of ['content', 'logo', 'document']) {
      expect(await upload(flood, { name: 'flood.png', purpose })).toMatchObject({
        status: 413,
        body: { errors: { fields: { file: expect.stringContaining('50') } } },
      });
    }
    expect(await upload(PDF, { name: 'logo.png', purpose: 'logo' })).toMatchObject(
      refused(415, 'UNSUPPORTED_MEDIA_TYPE'),
    );
    const media = (documentId: string) => `${queueId}/media/${documentId}`;
    expect(await get(media(image))).toMatchObject(refused(404, 'PORTAL_FILE_NOT_FOUND'));
    const slide = (documentId: string, mediaType: string) => ({
      _id: image,
      message: { enabled: true, text: 'Hello' },
      media: { enabled: true, landscape: { mediaType, documentId }, portrait: null },
      duration: 10,
    });
    const wrong = { waiting: [slide(pdf, 'image')] };
    expect(await post('updateContent', { queueContent: wrong })).toMatchObject(
      refused(404, 'PORTAL_FILE_NOT_FOUND'),
    );
    const waiting = [slide(image, 'image'), { ...slide(pdf, 'pdf'), _id: pdf, animation: 'zoom' }];
    expect(await post('updateContent', { queueContent: { waiting } })).toMatchObject({
      status: 200,
    });
    expect((await get(`${queueId}/queueContent`)).body).toMatchObject({ waiting });
    expect((await get(`client/${queueId}`)).body).toMatchObject({ queueContent: { waiting } });
    const shown = await get(media(image));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await get(media(pdf))).headers.get('content-type')).toBe('application/pdf');
    await app.app.get(Files).put({ kind: 'portal-file', id: pdf }, PDF.subarray(1));
    expect(await get(media(pdf))).toMatchObject(refused(410, 'FILE_DAMAGED'));
    await post('updateContent', { queueContent: { waiting: null } });
    expect(await get(media(image))).toMatchObject(refused(404, 'PORTAL_FILE_NOT_FOUND'));
    expect((await get(`${queueId}/file/${image}`, admin)).status).toBe(200);
    expect(await get(`${queueId}/file/${image}`, agent)).toMatchObject(
      refused(403, 'NOT_A_PORTAL_MEMBER'),
    );
  });

  test('have documents that are added and removed', async () => {
    const [a, b] = [await fileId(PDF, 'a.pdf', 'document'), await fileId(PDF, 'b.pdf', 'document')];
    const set = (...documents: { documentId: string; isDelete: boolean }[]) =>
      post('updateDocument', { documents });
    await set({ documentId: a, isDelete: false }, { documentId: b, isDelete: false });
    const list = (order: number) =>
      get(`documents?queueId=${queueId}&limit=999&page=1&order=${order}`, admin);
    expect((await list(-1)).body).toMatchObject({
      docs: [{ name: 'b.pdf' }, { name: 'a.pdf' }],
      totalDocs: 2,
    });
    await set({ documentId: b, isDelete: true });
    expect((await list(1)).body).toMatchObject({ docs: [{ _id: a }], totalDocs: 1 });
    expect(await set({ documentId: unknownId, isDelete: false })).toMatchObject(
      refused(404, 'PORTAL_FILE_NOT_FOUND'),
    );
  });

  test('name members, who are added, set and removed', async () => {
    const ids = ({ body }: Answered) => (body as { members: { memberId: string }[] }).members;
    expect(ids(await post('createMember', { members: [agentId] }))).toEqual([
      { memberId: agentId, own: true, groupIds: [] },
    ]);
    expect((await get(`${queueId}/members`, agent)).body).toMatchObject({
      docs: [{ _id: agentId, userName: 'ada.berger' }],
      totalDocs: 1,
    });
    const removed = await app.call('PATCH /queue/deleteMembers', {
      token: admin,
      body: { queueId, members: [agentId] },
    });
    expect(ids(removed)).toEqual([]);
    expect(await get(`${queueId}/members`, agent)).toMatchObject(
      refused(403, 'NOT_A_PORTAL_MEMBER'),
    );
    expect(ids(await post('updateMember', { members: [agentId] }))).toHaveLength(1);
    expect(await post('createMember', { members: [unknownId] })).toMatchObject(
      refused(404, 'MEMBER_NOT_FOUND'),
    );
  });

  test('are listed by name for staff, and changed by administrators alone', async () => {
    await app.call('POST /admin/portals', { token: admin, body: { name: '0 first' } });
    expect((await get('getAllQueues', agent)).body).toMatchObject({
      docs: [{ name: '0 first' }, { name: 'Aaa' }],
      totalDocs: 2,
    });
    expect(JSON.stringify((await get('getAllQueues', agent)).body)).not.toMatch(/pinId|members/);
    expect(await get('client/getAllQueues', agent)).toMatchObject(refused(403, 'FORBIDDEN'));
    for (const path of [
      'updateGeneral',
      'updateCallLogic',
      'updateCallControls',
      'updateAppearance',
      'updateContent',
      'updateDocument',
      'updateMember',
      'createMember',
    ]) {
      expect([path, await post(path, {}, agent)]).toMatchObject([path, refused(403, 'FORBIDDEN')]);
      expect([path, await app.call(`POST /queue/${path}`, { body: { queueId } })]).toMatchObject([
        path,
        refused(401, 'UNAUTHENTICATED'),
      ]);
    }
    expect(await upload(PDF, { name: 'a.pdf' }, agent)).toMatchObject(refused(403, 'FORBIDDEN'));
  });
});
