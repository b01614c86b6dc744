import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { Mail, MailFault } from '#platform/operations/mail';
import { PublicAddress } from '#platform/operations/start';
import { MemberAccounts } from '../adapters/member-accounts.js';
import { bootIdentityApp, PASSWORD, type IdentityApp } from '../../testing/identity-app.js';

const ORIGIN = 'https://reception.example.org';
const refused = (status: number, code: string) => ({ status, body: { errors: { code } } });
const newId = (n: number): string =>
  `01990000-0000-7000-8000-0000000000${n.toString().padStart(2, '0')}`;
const person = (n: number) => ({
  _id: newId(n),
  firstName: 'Tom',
  lastName: `Keller ${n}`,
  userName: `tom.${n}keller`,
  email: `tom${n}@example.org`,
  role: 'member',
});

describe('mails with links', () => {
  let app: IdentityApp;
  let folder: string;
  let admin: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-mails-'));
    app = await bootIdentityApp({ environment: { FOYER_DATA: folder } });
    app.app.get(PublicAddress).announce(ORIGIN);
    await app.member('plain.admin', 'admin');
    admin = await app.signIn('plain.admin');
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true, maxRetries: 5, force: true });
  });

  const mails = async (): Promise<readonly string[]> => {
    const outbox = join(folder, 'outbox');
    const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'));
    const texts = await Promise.all(
      files.sort().map((file) => readFile(join(outbox, file), 'utf8')),
    );
    // Soft line breaks of quoted-printable.
    return texts.map((text) => text.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
  };
  const untilMailed = async (count: number): Promise<readonly string[]> => {
    const started = Date.now();
    for (;;) {
      const found = await mails();
      if (found.length >= count) return found;
      if (Date.now() - started > 20_000)
        throw new Error(`${found.length} mails instead of ${count}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const eventually = async (isSo: () => Promise<boolean>): Promise<void> => {
    const started = Date.now();
    while (!(await isSo())) {
      if (Date.now() - started > 20_000) throw new Error('It never came to that');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const tokenIn = (mail: string | undefined, page: string): string => {
    const token = new RegExp(`${ORIGIN}/vblh/auth/${page}#token=([0-9a-f]{32}\\.[\\w-]{43})`).exec(
      mail ?? '',
    )?.[1];
    if (token === undefined) throw new Error(`No link in ${mail}`);
    return token;
  };
  const invite = (users: readonly object[], token = admin) =>
    app.call('POST /members/createWithInvitation', {
      token,
      body: { users, inviteBaseURL: 'https://evil.example.com/' },
    });
  const setPassword = (token: string, password = PASSWORD) =>
    app.call(`POST /register/set-password/${token}`, { body: { password } });
  const reset = (token: string, password = PASSWORD) =>
    app.call(`POST /reset/${token}`, { body: { password } });
  const forgot = (username: string) => app.call('POST /forgot-password', { body: { username } });
  const statusOf = async (id: string): Promise<unknown> => {
    const { body } = await app.call(`GET /admin/members/${id}`, { token: admin });
    return (body as { status: string }).status;
  };

  describe('an invitation', () => {
    test('leads from the mail to a password and a first sign-in', async () => {
      expect(await invite([person(1)])).toMatchObject({
        status: 201,
        body: { users: [{ _id: newId(1), status: 'PENDING', hasPassword: false }] },
      });
      const [mail] = await untilMailed(1);
      expect(mail).toContain('To: tom1@example.org');
      expect(mail).not.toContain('evil.example.com');
      const token = tokenIn(mail, 'set-password');
      expect(await reset(token)).toMatchObject(refused(410, 'LINK_EXPIRED'));
      expect(await setPassword(token, 'My-Tom-Horse-1')).toMatchObject(
        refused(422, 'PASSWORD_TOO_WEAK'),
      );
      expect(await setPassword(token)).toMatchObject({ status: 200, body: { accepted: true } });
      expect(await statusOf(newId(1))).toBe('REGISTERED');
      expect(await setPassword(token)).toMatchObject(refused(410, 'LINK_EXPIRED'));
      await app.signIn('tom.1keller');
      expect(await statusOf(newId(1))).toBe('ACTIVE');
    });

    test('goes to one mailbox a few times an hour, and costs nothing where it is refused', async () => {
      await app.member('ada.berger');
      const asAda = [{ ...person(1), userName: 'ada.berger' }];
      const taken = refused(409, 'USER_NAME_ALREADY_EXISTS');
      const csv = `Username,Email,First name,Last name,Role\nada.berger,tom1@example.org,Tom,K,\n`;
      const brought = { token: admin, body: { csv, invite: true, language: 'en' } };
      for (let n = 0; n < 13; n += 1) {
        expect(await invite(asAda)).toMatchObject(taken);
        expect(await app.call('POST /users/importCsv', brought)).toMatchObject({
          body: { imported: 0, problems: [{}] },
        });
      }
      expect(await invite([person(1)])).toMatchObject({ status: 201 });
      const again = {
        token: admin,
        body: { userId: newId(1), inviteBaseURL: 'https://a.example' },
      };
      for (let n = 1; n < 12; n += 1) {
        const { status } = await app.call('PATCH /members/resend/invite', again);
        expect(status).toBe(200);
      }
      const tooMuch = {
        status: 429,
        body: { errors: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) } },
      };
      expect(await app.call('PATCH /members/resend/invite', again)).toMatchObject(tooMuch);
      const removed = { token: admin, body: { deleteUsers: [newId(1)] } };
      expect(await app.call('POST /users/delete', removed)).toMatchObject({ status: 200 });
      // Every way to invite counts the same mailbox.
      expect(await invite([{ ...person(1), _id: newId(2) }])).toMatchObject(tooMuch);
      const fresh = csv.replace('ada.berger', 'tom.1keller');
      expect(
        await app.call('POST /users/importCsv', {
          token: admin,
          body: { csv: fresh, invite: true },
        }),
      ).toMatchObject(tooMuch);
      expect(await invite([person(3)])).toMatchObject({ status: 201 });
      const corrected = { token: admin, body: { email: 'tom1@example.org' } };
      expect(await app.call(`PUT /admin/members/${newId(3)}`, corrected)).toMatchObject(tooMuch);
    });

    test('is in the language of who invites, until its member comes in another', async () => {
      const languageOf = async (): Promise<unknown> => {
        const { body } = await app.call(`GET /admin/members/${newId(1)}`, { token: admin });
        return (body as { language: string }).language;
      };
      await invite([person(1)]);
      const [mail] = await untilMailed(1);
      expect(await languageOf()).toBe('en');
      const path = `POST /register/set-password/${tokenIn(mail, 'set-password')}` as const;
      const body = { password: PASSWORD };
      await app.call(path, { body, headers: { 'accept-language': 'de' } });
      expect(await languageOf()).toBe('de');
    });

    test('names its member while it is good, to any holder', async () => {
      const ownerOf = (token: string, purpose = 'invitation') =>
        app.call('POST /login/link/owner', { body: { token, purpose } });
      await invite([person(1)]);
      const [mail] = await untilMailed(1);
      const token = tokenIn(mail, 'set-password');
      expect(await ownerOf(token)).toMatchObject({
        status: 200,
        body: { userName: 'tom.1keller', firstName: 'Tom' },
      });
      expect(await ownerOf(token, 'reset')).toMatchObject(refused(410, 'LINK_EXPIRED'));
      expect(await ownerOf(token, 'first')).toMatchObject(refused(410, 'LINK_EXPIRED'));
      await setPassword(token);
      expect(await ownerOf(token)).toMatchObject(refused(410, 'LINK_EXPIRED'));
    });

    test('is handed on by its link where no mail server is set up, by those who may', async () => {
      const invitationOf = (id: string, token = admin) =>
        app.call(`GET /admin/members/${id}/invitation`, { token });
      await invite([person(1)]);
      const [mail] = await untilMailed(1);
      const token = tokenIn(mail, 'set-password');
      await eventually(async () => (await statusOf(newId(1))) === 'INVITED');
      expect(await invitationOf(newId(1))).toMatchObject({
        status: 200,
        body: { delivery: 'outbox', link: `${ORIGIN}/vblh/auth/set-password#token=${token}` },
      });
      await app.member('some.agent', 'member');
      const agent = await app.signIn('some.agent');
      expect(await invitationOf(newId(1), agent)).toMatchObject(refused(403, 'FORBIDDEN'));
      await setPassword(token);
      expect(await invitationOf(newId(1))).toMatchObject({
        body: { delivery: 'over', link: null },
      });
      expect(await invitationOf(newId(9))).toMatchObject(refused(404, 'MEMBER_NOT_FOUND'));
    });

    test('ends after a week, and another one puts it out', async () => {
      await invite([person(1)]);
      const [first] = await untilMailed(1);
      app.clock.advance(7 * 24 * 3_600_000);
      admin = await app.signIn('plain.admin');
      expect(await statusOf(newId(1))).toBe('EXPIRED');
      const expired = await app.call('GET /users?status=EXPIRED', { token: admin });
      expect(expired.body).toMatchObject({ docs: [{ _id: newId(1), status: 'EXPIRED' }] });
      expect(await setPassword(tokenIn(first, 'set-password'))).toMatchObject(
        refused(410, 'LINK_EXPIRED'),
      );
      const again = await app.call('PATCH /members/resend/invite', {
        token: admin,
        body: { userId: newId(1), inviteBaseURL: ORIGIN },
      });
      expect(again).toMatchObject({ status: 200, body: { _id: newId(1) } });
      const [, second] = await untilMailed(2);
      expect(await setPassword(tokenIn(second, 'set-password'))).toMatchObject({ status: 200 });
      const registered = await app.call('PATCH /members/resend/invite', {
        token: admin,
        body: { userId: newId(1), inviteBaseURL: ORIGIN },
      });
      expect(registered).toMatchObject(refused(409, 'ALREADY_REGISTERED'));
    });

    test('is for all of several or for none, and names the e-mail that is taken', async () => {
      await invite([person(1)]);
      const taken = { ...person(3), email: 'TOM1@example.org' };
      expect(await invite([person(2), taken])).toMatchObject({
        status: 409,
        body: {
          errors: {
            code: 'EMAIL_ALREADY_EXISTS',
            fields: { 'users.1.email': 'This is already in use' },
          },
        },
      });
      expect(await invite([person(4), { ...person(5), email: person(4).email }])).toMatchObject(
        refused(409, 'EMAIL_ALREADY_EXISTS'),
      );
      const list = await app.call('GET /users', { token: admin });
      expect(list.body).toMatchObject({ totalDocs: 2 });
      const many = Array.from({ length: 40 }, (_, n) => person(n + 10));
      expect(await invite(many)).toMatchObject({ status: 201 });
      await untilMailed(41);
    });

    test('does not reveal a taken e-mail to a member who may not invite', async () => {
      await app.member('ada.berger');
      const ada = await app.signIn('ada.berger');
      const taken = await invite([{ ...person(1), email: 'plain.admin@example.org' }], ada);
      const free = await invite([person(2)], ada);
      expect(taken).toMatchObject(refused(403, 'FORBIDDEN'));
      expect(free.body).toEqual(taken.body);
    });

    test('of an administrator is left to super-admins', async () => {
      expect(await invite([{ ...person(1), role: 'admin' }])).toMatchObject(
        refused(403, 'FORBIDDEN'),
      );
    });
  });

  describe('a forgotten password', () => {
    test('is answered alike for all names, and mailed to existing members', async () => {
      await app.member('ada.berger');
      const open = await app.signIn('ada.berger');
      const answers = [await forgot('nobody.here'), await forgot('ADA.Berger@example.org')];
      for (const { status, body } of answers) {
        expect([status, body]).toEqual([202, { accepted: true }]);
      }
      const [mail] = await untilMailed(1);
      expect(mail).toContain('To: ada.berger@example.org');
      const token = tokenIn(mail, 'reset');
      expect(await setPassword(token)).toMatchObject(refused(410, 'LINK_EXPIRED'));
      // A forgotten password that others may know is not set once more; the link stays good.
      expect(await reset(token)).toMatchObject(refused(422, 'PASSWORD_UNCHANGED'));
      expect(await reset(token, 'Better-Horse-2')).toMatchObject({ status: 200 });
      expect(await app.call('GET /profile', { token: open })).toMatchObject(
        refused(401, 'SIGNED_OUT'),
      );
      await expect(app.signIn('ada.berger', 'Better-Horse-2')).resolves.toBeDefined();
      expect(await reset(token)).toMatchObject(refused(410, 'LINK_EXPIRED'));
      // The second one says that the password was changed.
      expect(await untilMailed(2)).toHaveLength(2);
    });

    test('gives a link for an hour, and only one that was mailed', async () => {
      await app.member('ada.berger');
      await forgot('ada.berger');
      const token = tokenIn((await untilMailed(1))[0], 'reset');
      for (const forged of [
        `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
        'x'.repeat(76),
        `${'0'.repeat(32)}.${'A'.repeat(43)}`,
      ]) {
        expect(await reset(forged)).toMatchObject(refused(410, 'LINK_EXPIRED'));
      }
      app.clock.advance(3_600_000);
      expect(await reset(token)).toMatchObject(refused(410, 'LINK_EXPIRED'));
    });

    test('is answered before the member is looked up', async () => {
      await app.member('ada.berger');
      const accounts = app.app.get(MemberAccounts, { strict: false });
      const asked: string[] = [];
      accounts.findByLogin = (login) => {
        asked.push(login);
        return new Promise(() => undefined);
      };
      for (const name of ['ada.berger', 'nobody.here']) {
        expect(await forgot(name)).toMatchObject({ status: 202, body: { accepted: true } });
      }
      expect(asked).toEqual(['ada.berger', 'nobody.here']);
    });

    test('can be requested twenty times from one address, for any claimed sender', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 22; n += 1) {
        const { status } = await app.call('POST /forgot-password', {
          body: { username: `nobody.here${n}` },
          headers: { 'x-forwarded-for': `203.0.113.${n}` },
        });
        statuses.push(status);
      }
      expect(statuses).toEqual([...Array<number>(20).fill(202), 429, 429]);
    });

    test('does not fill the mailbox of any person', async () => {
      await app.member('ada.berger');
      for (const name of ['ada.berger', 'nobody.here']) {
        for (let n = 0; n < 3; n += 1) expect(await forgot(name)).toMatchObject({ status: 202 });
        expect(await forgot(name)).toMatchObject(refused(429, 'TOO_MANY_REQUESTS'));
      }
    });
  });

  test('cost nothing of what may be asked for where the mail server is in trouble', async () => {
    await app.member('ada.berger');
    const ada = await app.signIn('ada.berger');
    const mail = app.app.get(Mail, { strict: false });
    const send = mail.send.bind(mail);
    let failures = 0;
    mail.send = async () => {
      failures += 1;
      throw new Error('mail server down');
    };
    const askForEmail = () =>
      app.call('POST /users/updateMyAccount', {
        token: ada,
        body: { email: 'ada@elsewhere.example', oldPassword: PASSWORD },
      });
    for (const ask of [() => forgot('ada.berger'), askForEmail]) {
      for (let n = 0; n < 5; n += 1) {
        const before = failures;
        expect((await ask()).status).toBeLessThan(300);
        await eventually(async () => failures > before);
      }
    }
    mail.send = send;
    await forgot('ada.berger');
    await eventually(async () => (await mails()).some((text) => text.includes('/auth/reset')));
  });

  test('are paid for where the mail server did not say whether it took the mail', async () => {
    await app.member('ada.berger');
    const mail = app.app.get(Mail, { strict: false });
    let failures = 0;
    mail.send = async () => {
      failures += 1;
      throw new MailFault({ code: 'ECONNECTION', command: 'CONN' });
    };
    for (let n = 0; n < 3; n += 1) {
      const before = failures;
      expect(await forgot('ada.berger')).toMatchObject({ status: 202 });
      await eventually(async () => failures > before);
    }
    expect(await forgot('ada.berger')).toMatchObject(refused(429, 'TOO_MANY_REQUESTS'));
  });

  test('go out later where the mail server was in trouble', async () => {
    const mail = app.app.get(Mail, { strict: false });
    const send = mail.send.bind(mail);
    let failures = 0;
    mail.send = async () => {
      failures += 1;
      throw new Error('mail server down');
    };
    await invite([person(1)]);
    const started = Date.now();
    while (failures === 0) {
      if (Date.now() - started > 20_000) throw new Error('nothing was tried');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(await statusOf(newId(1))).toBe('PENDING');
    mail.send = send;
    while (app.clock.pending === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    app.clock.advance(30_000);
    await untilMailed(1);
  });

  test('leave no token in the log', async () => {
    await invite([person(1)]);
    const token = tokenIn((await untilMailed(1))[0], 'set-password');
    const [, secret = 'no secret'] = token.split('.');
    await setPassword(token, 'My-Tom-Horse-1');
    await setPassword(token);
    const events = [];
    for await (const event of app.eventLog.readAll()) events.push(event);
    expect(JSON.stringify(events)).not.toContain(secret);
    expect(JSON.stringify(app.log.lines)).not.toContain(secret);
  });
});
