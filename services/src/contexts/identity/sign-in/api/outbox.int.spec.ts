import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { MemberRole } from '@foyer/contracts/identity';

import { PublicAddress } from '#platform/operations/start';
import { eventually } from '#platform/testing/eventually.js';
import { bootIdentityApp, type IdentityApp } from '../../testing/identity-app.js';

interface Shown {
  readonly id: string;
  readonly to: string;
  readonly locked: boolean;
}

describe('the outbox', () => {
  let app: IdentityApp;
  let folder: string;
  let chief: string;
  let admin: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-outbox-'));
    app = await bootIdentityApp({ environment: { FOYER_DATA: folder } });
    app.app.get(PublicAddress).announce('https://reception.example.org');
    await app.member('the.chief', 'super-admin');
    await app.member('plain.admin', 'admin');
    chief = await app.signIn('the.chief');
    admin = await app.signIn('plain.admin');
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true, maxRetries: 5, force: true });
  });

  const listed = async (token: string, query = ''): Promise<readonly Shown[]> =>
    (await app.call(`GET /admin/outbox${query}`, { token })).body as readonly Shown[];
  const filter = (q: string): string => `?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
  const mailed = async (username: string, count: number): Promise<void> => {
    await app.call('POST /forgot-password', { body: { username } });
    // A file is there before it is whole.
    await eventually(`mail ${count}`, async () => (await listed(admin)).length === count);
    app.clock.advance(1000);
  };

  test('is empty if no mail was sent', async () => {
    const { status, body, headers } = await app.call('GET /admin/outbox', { token: admin });
    expect({ status, body }).toEqual({ status: 200, body: [] });
    expect(headers.get('content-range')).toBe('outbox */0');
  });

  test('lists mails, newest first, finds them, and opens one', async () => {
    await app.member('ada.berger');
    await app.member('tom.keller');
    await mailed('ada.berger', 1);
    await mailed('tom.keller', 2);
    const all = await listed(admin);
    expect(all.map(({ to }) => to)).toEqual(['tom.keller@example.org', 'ada.berger@example.org']);
    expect(await listed(admin, '?range=[1,1]')).toMatchObject([{ to: 'ada.berger@example.org' }]);
    expect(await listed(admin, '?sort=["sentAt","ASC"]')).toEqual([...all].reverse());
    expect(await listed(admin, filter('TOM.'))).toEqual([all[0]]);
    expect(await listed(admin, filter('nobody'))).toEqual([]);
    const opened = await app.call(`GET /admin/outbox/${all[0]?.id}`, { token: admin });
    expect(opened).toMatchObject({
      status: 200,
      body: {
        ...all[0],
        subject: 'Neues Passwort für Foyer setzen',
        text: expect.stringContaining('https://reception.example.org/vblh/auth/reset#token='),
        html: expect.stringContaining('<a href='),
      },
    });
    // Anyone who reads a link that is as good as a password leaves a trace.
    expect(app.log.lines.map(({ message }) => message)).toContain('A mail of the outbox was read');
  });

  test('keeps the links of administrators from other administrators', async () => {
    for (const [count, login] of ['the.chief', 'plain.admin'].entries()) {
      await mailed(login, count + 1);
    }
    expect(await listed(admin)).toMatchObject([
      { to: 'plain.admin@example.org', locked: false },
      { to: 'the.chief@example.org', locked: true },
    ]);
    const [own, other] = await listed(chief);
    expect([own?.locked, other?.locked]).toEqual([false, false]);
    const open = (token: string, id = '') => app.call(`GET /admin/outbox/${id}`, { token });
    expect(await open(admin, own?.id)).toMatchObject({ status: 200 });
    expect(await open(admin, other?.id)).toMatchObject({
      status: 403,
      body: { errors: { code: 'FORBIDDEN' } },
    });
    expect(await open(chief, other?.id)).toMatchObject({ status: 200 });
  });

  test('is for administrators alone, and gives no other file', async () => {
    await app.member('tom.keller');
    await mailed('tom.keller', 1);
    const [mail] = await listed(admin);
    for (const role of ['none', 'member', 'support', 'auditor'] as const satisfies MemberRole[]) {
      await app.member(`some.${role}`, role);
      const token = await app.signIn(`some.${role}`);
      const answers = [
        await app.call('GET /admin/outbox', { token }),
        await app.call(`GET /admin/outbox/${mail?.id}`, { token }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    }
    await writeFile(join(folder, 'secret.eml'), 'Subject: none of yours\r\n\r\nsecret');
    await writeFile(join(folder, 'outbox', 'other.eml'), 'Subject: no name\r\n\r\nsecret');
    for (const id of ['..%2fsecret', '..%2Fsecret.eml', 'other', 'other.eml', `${mail?.id}.eml`]) {
      const { status } = await app.call(`GET /admin/outbox/${id}`, { token: chief });
      expect([400, 404]).toContain(status);
    }
    const gone = mail?.id.replace(/Z-\w{8}/, 'Z-00000000') ?? '';
    expect(await app.call(`GET /admin/outbox/${gone}`, { token: chief })).toMatchObject({
      status: 404,
      body: { errors: { code: 'MAIL_NOT_FOUND' } },
    });
    expect(await listed(chief)).toHaveLength(1);
  });
});
