import { afterEach, describe, expect, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { CqrsModule } from '@nestjs/cqrs';

import {
  bootIdentityApp,
  PASSWORD,
  type IdentityApp,
} from '#contexts/identity/testing/identity-app.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import { Welcome } from '#platform/operations/start';
import { PortalsModule } from '#contexts/portals';
import { languageOfMachine } from './demonstration.js';
import { FirstRun } from './first-run.js';
import { FirstRunModule } from './first-run.module.js';

describe('the first run', () => {
  let apps: IdentityApp[] = [];

  const boot = async (options: Parameters<typeof bootIdentityApp>[0] = {}) => {
    const app = await bootIdentityApp({ ...options, imports: [FirstRunModule] });
    apps.push(app);
    return app;
  };
  afterEach(async () => {
    await Promise.all(apps.map((app) => app.close()));
    apps = [];
  });

  const eventsIn = async (log: Pick<MemoryEventLog, 'readAll'>) => {
    const events = [];
    for await (const event of log.readAll()) events.push(event);
    return events;
  };
  /** The token of the link that a start prints, where it prints one. */
  const linkToken = async (app: IdentityApp): Promise<string | undefined> => {
    const lines = await app.app.get(Welcome).lines('https://reception.example.org');
    const link = lines.find(({ label }) => label === 'First sign-in')?.text;
    return link?.split('https://reception.example.org/vblh/auth/first-sign-in#token=')[1];
  };

  test('sets up a portal that is open, with an administrator and agents, and no password anywhere', async () => {
    const app = await boot({ environment: { LANG: 'de_AT.UTF-8' } });
    const { body } = await app.call('GET /queue/client/reception');
    expect(await app.app.get(Welcome).lines('https://reception.example.org')).toContainEqual({
      label: 'Portal',
      text: 'https://reception.example.org/vblh/web-client-v2/queue/reception',
    });
    expect(body).toMatchObject({ name: 'Empfang', onlineStatus: 'online', askClientName: true });
    const spoken = body as { messages: object; messagesEn: object };
    expect([spoken.messages, spoken.messagesEn]).toMatchObject([
      { waiting: expect.stringMatching(/^Danke/) },
      { waiting: expect.stringMatching(/^Thank you/) },
    ]);
    const events = await eventsIn(app.eventLog);
    expect(events.map(({ type }) => type)).not.toContain('MemberPasswordSet');
    expect(events.filter(({ type }) => type === 'MemberCreated')).toHaveLength(3);
    for (const username of ['administrator', 'anna.berger', 'tom.keller']) {
      for (const password of [PASSWORD, username, 'administrator', 'password', 'foyer']) {
        const answer = await app.call('POST /login', { body: { username, password } });
        expect(answer.status).toBe(401);
      }
    }
  });

  test('lets in the reader of the printed link, once, with a password of their own', async () => {
    const app = await boot();
    const token = await linkToken(app);
    const redeem = (body: object) => app.call('POST /login/link', { body });
    expect(await redeem({ token, password: 'weak' })).toMatchObject({ status: 400 });
    expect(await redeem({ token, password: 'My-Foyer-Pass-1' })).toMatchObject({
      body: { errors: { code: 'PASSWORD_TOO_WEAK' } },
    });
    expect(await redeem({ token: `${String(token)}x`, password: PASSWORD })).toMatchObject({
      status: 401,
      body: { errors: { code: 'SIGN_IN_LINK_INVALID' } },
    });
    const both = await Promise.all([
      redeem({ token, password: PASSWORD }),
      redeem({ token, password: 'Other-Horse-2' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const won = both.find(({ status }) => status === 200)?.body as { token: string };
    const portals = await app.call('GET /admin/portals', { token: won.token });
    expect(portals).toMatchObject({ status: 200, body: [{ shortlink: 'reception' }] });
    expect(await redeem({ token, password: PASSWORD })).toMatchObject({ status: 401 });
    expect(await linkToken(app)).toBeUndefined();
  });

  test('prints another link at each start until one was used; the earlier one and one of yesterday are out', async () => {
    const app = await boot();
    const first = await linkToken(app);
    const second = await linkToken(app);
    expect(second).not.toBe(first);
    const redeem = (token: string | undefined) =>
      app.call('POST /login/link', { body: { token, password: PASSWORD } });
    expect(await redeem(first)).toMatchObject({ status: 401 });
    app.clock.advance(24 * 3_600_000);
    expect(await redeem(second)).toMatchObject({ status: 401 });
    expect(await redeem(await linkToken(app))).toMatchObject({ status: 200 });
  });

  test('happens once, and leaves alone what was there before', async () => {
    const [eventLog, vault] = [new MemoryEventLog(), new MemoryVault()];
    await boot({ eventLog, vault });
    const before = await eventsIn(eventLog);
    await boot({ eventLog, vault });
    expect(await eventsIn(eventLog)).toEqual(before);
  });

  test('is taken up by the next start where it was cut off', async () => {
    const whole = await boot();
    const types = (await eventsIn(whole.eventLog)).map(({ type }) => type);
    for (const cutAt of ['PortalCreated', 'MemberCreated']) {
      const eventLog = new CutOffLog(cutAt);
      const app = await bootIdentityApp({
        eventLog,
        imports: [CqrsModule, PortalsModule],
        providers: [FirstRun],
      });
      apps.push(app);
      const firstRun = app.app.get(FirstRun);
      await expect(firstRun.prepare()).rejects.toThrow('cut off');
      eventLog.isCut = false;
      await firstRun.prepare();
      await firstRun.prepare();
      expect((await eventsIn(eventLog)).map(({ type }) => type)).toEqual(types);
    }
  });

  test.each([
    [{ LANG: 'de_AT.UTF-8' }, 'de'],
    [{ LC_ALL: 'de', LANG: 'en_US.UTF-8' }, 'de'],
    [{ LANG: 'en_US.UTF-8' }, 'en'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{}, 'en'],
  ])('speaks the language of the machine: %j', (environment, language) => {
    expect(languageOfMachine(environment)).toBe(language);
  });
});

/** A log that ends in the middle of what was to be written. */
class CutOffLog extends MemoryEventLog {
  isCut = true;

  constructor(private readonly at: string) {
    super();
  }

  override async append(...parameters: Parameters<MemoryEventLog['append']>) {
    const [appends] = parameters;
    const isThere = appends.some(({ events }) => events.some(({ type }) => type === this.at));
    if (this.isCut && isThere) throw new Error('cut off');
    return super.append(...parameters);
  }
}
