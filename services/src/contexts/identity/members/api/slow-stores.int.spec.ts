import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';
import {
  MemoryReadStore,
  type BuildWrites,
  type ReadCollection,
  type ReadDocument,
} from '@foyer/projections';

import { eventually } from '#platform/testing/eventually.js';
import { bootIdentityApp, PASSWORD, type IdentityApp } from '../../testing/identity-app.js';

/** Holds back what is asked of it until it is let go. */
class Gate {
  #isOpen: Promise<void> = Promise.resolve();
  open: () => void = () => undefined;

  close(): void {
    this.#isOpen = new Promise((resolve) => (this.open = resolve));
  }
  passed(): Promise<void> {
    return this.#isOpen;
  }
}

class HeldReadStore extends MemoryReadStore {
  readonly gate = new Gate();
  readonly readGate = new Gate();

  override collection<T extends ReadDocument>(name: string): ReadCollection<T> {
    const collection = super.collection<T>(name);
    const held =
      (call: (...given: never[]) => Promise<unknown>) =>
      (...given: never[]) =>
        this.readGate.passed().then(() => call(...given));
    return {
      find: held(collection.find.bind(collection)),
      // By which it is known who asks.
      findOne: collection.findOne.bind(collection),
      countDocuments: held(collection.countDocuments.bind(collection)),
    } as unknown as ReadCollection<T>;
  }

  override async write(writes: readonly BuildWrites[]): Promise<void> {
    await this.gate.passed();
    return super.write(writes);
  }
}

class HeldEventLog extends MemoryEventLog {
  readonly gate = new Gate();
  readonly reached: string[] = [];

  override async append(...given: Parameters<MemoryEventLog['append']>) {
    this.reached.push(...given[0].flatMap(({ events }) => events.map(({ type }) => type)));
    await this.gate.passed();
    return super.append(...given);
  }
}

describe('A program whose stores are slow', () => {
  let readStore: HeldReadStore;
  let eventLog: HeldEventLog;
  let app: IdentityApp;
  let token: string;

  beforeEach(async () => {
    readStore = new HeldReadStore();
    eventLog = new HeldEventLog();
    app = await bootIdentityApp({ readStore, eventLog });
    await app.member('cleo.admin', 'admin');
    token = await app.signIn('cleo.admin');
  });
  afterEach(async () => {
    readStore.gate.open();
    readStore.readGate.open();
    eventLog.gate.open();
    await app.close();
  });

  const create = (name: string) => app.call('POST /admin/groups', { token, body: { name } });

  test('says of what is in the log that it is done, though it cannot be shown yet', async () => {
    readStore.gate.close();
    const made = await create('Desk');
    expect(made).toMatchObject({ status: 202, body: { errors: { code: 'SHOWN_LATER' } } });
    const position = made.headers.get('x-foyer-position') ?? '';
    expect(position).toBe(await eventLog.head());
    const asOf = { token, headers: { 'x-foyer-as-of': position } };
    expect(await app.call('GET /admin/groups', { token })).toMatchObject({ status: 200, body: [] });
    expect(await app.call('GET /admin/groups', asOf)).toMatchObject({
      status: 503,
      body: { errors: { code: 'UNAVAILABLE' } },
    });
    readStore.gate.open();
    expect(await app.call('GET /admin/groups', asOf)).toMatchObject({ body: [{ name: 'Desk' }] });
  });

  test('answers in full where the answer needs no read model', async () => {
    readStore.gate.close();
    const body = { username: 'cleo.admin', password: PASSWORD };
    const signedIn = await app.call('POST /login', { body });
    expect(signedIn).toMatchObject({ status: 200, body: { token: expect.any(String) } });
  });

  test('refuses what it could not write within five seconds, and writes nothing more of it', async () => {
    eventLog.gate.close();
    const before = performance.now();
    const [first, second] = await Promise.all([create('Desk'), create('Archive')]);
    const waited = performance.now() - before;
    expect(waited).toBeGreaterThan(4_900);
    const body = { errors: { code: 'UNAVAILABLE' } };
    expect([first, second]).toMatchObject([
      { status: 503, body },
      { status: 503, body },
    ]);
    expect(first.headers.get('x-foyer-position')).toBeNull();
    expect(eventLog.reached.filter((type) => type === 'GroupCreated')).toHaveLength(2);
  });

  test('refuses a list that the read store does not give within five seconds', async () => {
    readStore.readGate.close();
    const before = performance.now();
    const list = await app.call('GET /admin/members', { token });
    const waited = performance.now() - before;
    expect(list).toMatchObject({ status: 503, body: { errors: { code: 'UNAVAILABLE' } } });
    expect(waited).toBeGreaterThan(4_900);
  });

  test.each(['9'.repeat(16), '9'.repeat(20)])(
    'refuses a position that the log does not have (%s) at once, and waits for nothing',
    async (position) => {
      readStore.gate.close();
      await create('Desk');
      const waitFor = jest.spyOn(app.core.readModels, 'waitFor');
      const headers = { 'x-foyer-as-of': position };
      expect(await app.call('GET /admin/groups', { token, headers })).toMatchObject({
        status: 400,
        body: {
          errors: { code: 'INVALID_INPUT', fields: { 'x-foyer-as-of': expect.any(String) } },
        },
      });
      expect(waitFor.mock.calls.map(([, withinMs]) => withinMs)).toEqual([0]);
    },
  );

  test('waits no longer than the one who asked', async () => {
    readStore.gate.close();
    const made = await create('Desk');
    const waitFor = jest.spyOn(app.core.readModels, 'waitFor');
    const leaving = new AbortController();
    const asked = fetch(`${app.url}/api/v2/admin/groups`, {
      headers: {
        authorization: `Bearer ${token}`,
        'x-foyer-as-of': made.headers.get('x-foyer-position') ?? '',
      },
      signal: leaving.signal,
    });
    await eventually('it waits', async () => waitFor.mock.calls.length === 2);
    leaving.abort();
    await expect(asked).rejects.toThrow();
    const [, , , signal] = waitFor.mock.calls[1] ?? [];
    await eventually('the wait is over', async () => signal?.aborted === true);
    expect(await waitFor.mock.results[1]?.value).toBe(false);
  });

  test('asks for a token before it waits for a position', async () => {
    const waitFor = jest.spyOn(app.core.readModels, 'waitFor');
    const headers = { 'x-foyer-as-of': '0000000000000001' };
    expect(await app.call('GET /admin/groups', { headers })).toMatchObject({ status: 401 });
    expect(waitFor).not.toHaveBeenCalled();
  });

  test.each(['{"$gt":""}', 'zzzz', '1', '0', '-1', '', '9'.repeat(17), 'x'.repeat(64)])(
    'takes %j for a fault of the stranger who sends it as a position, and warns of nothing',
    async (position) => {
      const headers = { 'x-foyer-as-of': position };
      const before = app.log.lines.length;
      expect(await app.call('GET /sso/methods', { headers })).toMatchObject({
        status: 400,
        body: {
          errors: { code: 'INVALID_INPUT', fields: { 'x-foyer-as-of': expect.any(String) } },
        },
      });
      const lines = app.log.lines.slice(before);
      const warnings = lines.filter(({ level }) => level !== 'debug' && level !== 'info');
      expect(warnings).toEqual([]);
    },
  );
});
