import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { VisitEvent } from '@foyer/contracts/visits';
import { MemoryEventLog } from '@foyer/event-log/memory';
import type { JSONWebKeySet } from 'jose';

import { CommandRunner, stream } from '#platform/cqrs';
import { Mail } from '#platform/operations/mail';
import { PublicAddress } from '#platform/operations/start';
import { CountingId } from '#platform/testing/counting-id.js';
import { eventually } from '#platform/testing/eventually.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import { Vault } from '#platform/stores/vault';
import { people } from '../../members/domain/person-streams.service.js';
import { checkReceipt } from '../../index.js';
import { bootIdentityApp, type IdentityApp } from '../../testing/identity-app.js';

const inviteBaseURL = 'https://reception.example.org/';
const NEVER = '01990000-0000-7000-8000-0000000000ff';
const refused = (status: number, code: string) => ({ status, body: { errors: { code } } });
const guest = (last: number) => ({
  _id: `01990000-0000-7000-8000-0000000000${last}`,
  firstName: 'Emma',
  lastName: `Winter${last}`,
  email: `emma${last}@example.org`,
  phone: '+49 301 234 5678',
});

interface Answer {
  readonly receipt: string;
  readonly forgottenAt: string;
  readonly erasedAt: string;
  readonly erased: Readonly<Record<string, number>>;
}

describe('erasing people', () => {
  let kept: { eventLog: SharedLog; vault: MemoryVault; clock: ManualClock; newId: CountingId };
  let app: IdentityApp;
  let folder: string;
  let token: string;

  const boot = async (): Promise<void> => {
    app = await bootIdentityApp({ ...kept, environment: { FOYER_DATA: folder } });
    app.app.get(PublicAddress).announce('https://reception.example.org');
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-erasure-'));
    const [clock, newId] = [new ManualClock(), new CountingId()];
    kept = { eventLog: new SharedLog(), vault: new MemoryVault(), clock, newId };
    await boot();
    await app.member('super.admin', 'super-admin');
    token = await app.signIn('super.admin');
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true, maxRetries: 5 });
  });

  const forget = (id: string, as = token) =>
    app.call(`POST /admin/people/${id}/forget`, { token: as });
  const makeGuest = (last: number) => app.call('POST /guests', { token, body: guest(last) });
  const keys = async () => (await app.call('GET /people/receipt-keys')).body as JSONWebKeySet;
  const typesIn = async (stream: string): Promise<string[]> => {
    const types: string[] = [];
    for await (const { type } of kept.eventLog.readStream(stream)) types.push(type);
    return types;
  };
  const formerMembers = async (filter: object = {}) => {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
    return (await app.call(`GET /admin/former-members?${query}`, { token })).body;
  };

  test('removes a guest everywhere, and gives a receipt that any person can check', async () => {
    await makeGuest(11);
    const { status, body } = await forget(guest(11)._id);
    expect(status).toBe(200);
    const { receipt, forgottenAt, erasedAt, erased } = body as Answer;
    expect(body).toMatchObject({ personId: guest(11)._id, kind: 'guest', wasForgotten: false });
    const said = await checkReceipt(receipt, await keys());
    expect(said).toMatchObject({
      sub: guest(11)._id,
      kind: 'guest',
      forgottenAt,
      erasedAt,
      erased,
    });
    expect(JSON.stringify(said)).not.toMatch(/Emma|Winter|example\.org|301/);

    expect(await app.call(`GET /admin/guests/${guest(11)._id}`, { token })).toMatchObject(
      refused(404, 'GUEST_NOT_FOUND'),
    );
    expect(await app.call('GET /guests?q=Winter', { token })).toMatchObject({
      body: { totalDocs: 0 },
    });
    for (const route of ['POST /guests', `POST /guests/edit/${guest(11)._id}`] as const) {
      const { _id, ...details } = guest(11);
      const again = route === 'POST /guests' ? { _id, ...details } : details;
      expect((await app.call(route, { token, body: again })).status).toBeGreaterThanOrEqual(400);
    }
  });

  test('a second time changes nothing and gives the same receipt', async () => {
    await makeGuest(11);
    const first = (await forget(guest(11)._id)).body as Answer;
    const head = await kept.eventLog.head();
    app.clock.advance(60_000);
    const second = await forget(guest(11)._id);
    expect(second).toMatchObject({ status: 200, body: { ...first, wasForgotten: true } });
    expect(await kept.eventLog.head()).toBe(head);
    expect(await typesIn(`guest-${guest(11)._id}`)).toEqual([
      'GuestCreated',
      'PersonForgotten',
      'PersonErased',
    ]);
  });

  test('at once by several is done once, and all get the same receipt', async () => {
    await makeGuest(11);
    const answers = await Promise.all(Array.from({ length: 6 }, () => forget(guest(11)._id)));
    expect(new Set(answers.map(({ body }) => (body as Answer).receipt)).size).toBe(1);
    const again = answers.filter(({ body }) => (body as { wasForgotten: boolean }).wasForgotten);
    expect(again).toHaveLength(5);
    expect(await typesIn(`guest-${guest(11)._id}`)).toHaveLength(3);
  });

  test('is for members only after they were deleted, and leaves the list of former ones without names', async () => {
    const adaId = await app.member('ada.berger');
    expect(await forget(adaId)).toMatchObject(refused(409, 'MEMBER_NOT_DELETED'));
    await app.call('POST /users/delete', { token, body: { deleteUsers: [adaId] } });
    expect(await formerMembers({ q: 'berg' })).toMatchObject([
      { id: adaId, displayName: 'Ada Berger', forgottenAt: null },
    ]);
    expect(await forget(adaId)).toMatchObject({ status: 200, body: { kind: 'member' } });
    expect(await formerMembers({ q: 'berg' })).toEqual([]);
    expect(await formerMembers({ forgotten: false })).toEqual([]);
    expect(await formerMembers({ forgotten: true })).toMatchObject([
      { id: adaId, displayName: null, forgottenAt: expect.any(String) },
    ]);
  });

  test('removes the mails that are still in the outbox, and counts them', async () => {
    const person = { firstName: 'Tom', lastName: 'Keller', userName: 'tom.keller', role: 'member' };
    const users = [11, 12].map((n) => ({
      ...person,
      _id: guest(n)._id,
      userName: `tom.keller${n}`,
      email: `tom${n}@example.org`,
    }));
    await app.call('POST /members/createWithInvitation', { token, body: { users, inviteBaseURL } });
    const outbox = () => readdir(join(folder, 'outbox')).catch(() => []);
    await eventually('both are mailed', async () => {
      return (await outbox()).filter((name) => name.endsWith('.eml')).length === 2;
    });
    const [{ _id: tomId }] = users as [(typeof users)[0]];
    await app.call('POST /users/delete', { token, body: { deleteUsers: [tomId] } });
    expect(await forget(tomId)).toMatchObject({ body: { erased: { mails: 1 } } });
    expect(await outbox()).toEqual([expect.stringContaining(users[1]!._id)]);
  });

  test('outruns a mail that was on its way', async () => {
    const mail = app.app.get(Mail, { strict: false });
    const send = mail.send.bind(mail);
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let isOnItsWay = false;
    mail.send = async (message) => {
      isOnItsWay = true;
      await held;
      await send(message);
    };
    const adaId = await app.member('ada.berger');
    await app.call('POST /forgot-password', { body: { username: 'ada.berger' } });
    await eventually('the mail is on its way', () => isOnItsWay);
    await app.call('POST /users/delete', { token, body: { deleteUsers: [adaId] } });
    expect(await forget(adaId)).toMatchObject({ status: 200 });
    const forgotten: string[] = [];
    const before = mail.forget.bind(mail);
    mail.forget = async (personId) => {
      const count = await before(personId);
      forgotten.push(`${personId}: ${count}`);
      return count;
    };
    goOn();
    await eventually('it is taken back', () => forgotten.includes(`${adaId}: 1`));
    expect(await readdir(join(folder, 'outbox'))).toEqual([]);
  });

  test('is for visitors once their visit is over', async () => {
    const visitId = guest(21)._id;
    const visit = people.find(({ kind }) => kind === 'visitor')!;
    const happens = async (event: VisitEvent) => {
      await app.app.get(CommandRunner, { strict: false }).run({
        name: 'Test',
        context: app.asSystem(),
        streams: { visit: stream(visit.fold, visitId) },
        decide: () => ({ type: 'accepted', events: { visit: [event] }, result: undefined }),
      });
    };
    const opened = { visitId, portalId: NEVER, visitorName: 'Emma', language: 'de' } as const;
    await happens({ type: 'VisitOpened', data: opened });
    expect(await forget(visitId)).toMatchObject(refused(409, 'VISIT_NOT_OVER'));
    await happens({ type: 'VisitEnded', data: { visitId, reason: 'left' } });
    expect(await forget(visitId)).toMatchObject({ status: 200, body: { kind: 'visitor' } });
    const found = await app.core.readStore.collection('visits').findOne({ _id: visitId });
    expect(found).toMatchObject({ visitorName: null });
  });

  test('is refused for who never was, and for who may not manage members', async () => {
    expect(await forget(NEVER)).toMatchObject(refused(404, 'PERSON_NOT_FOUND'));
    expect((await forget('not-an-id')).status).toBe(400);
    await makeGuest(11);
    await app.member('ada.berger');
    const ada = await app.signIn('ada.berger');
    expect(await forget(guest(11)._id, ada)).toMatchObject(refused(403, 'FORBIDDEN'));
    expect(await app.call('DELETE /guests/clear', { token: ada })).toMatchObject(
      refused(403, 'FORBIDDEN'),
    );
    expect(await app.call('GET /guests', { token })).toMatchObject({ body: { totalDocs: 1 } });
  });

  test('clears all guests, and no other people', async () => {
    for (const n of [11, 12, 13]) await makeGuest(n);
    expect(await app.call('DELETE /guests/clear', { token })).toMatchObject({
      status: 200,
      body: { cleared: 3 },
    });
    expect(await app.call('GET /guests', { token })).toMatchObject({ body: { totalDocs: 0 } });
    expect(await app.call('DELETE /guests/clear', { token })).toMatchObject({
      body: { cleared: 0 },
    });
    expect(await app.call('GET /users/all', { token })).toMatchObject({ body: { totalDocs: 1 } });
    expect(await forget(guest(12)._id)).toMatchObject({ body: { wasForgotten: true } });
  });

  describe('is finished by itself', () => {
    const erased = async (): Promise<boolean> =>
      (await typesIn(`guest-${guest(11)._id}`)).includes('PersonErased');

    test('after a fault that passes', async () => {
      await makeGuest(11);
      const mail = app.app.get(Mail, { strict: false });
      let faults = 0;
      const before = mail.forget.bind(mail);
      mail.forget = async (personId) => {
        faults += 1;
        if (faults < 3) throw new Error('the disk is full');
        return before(personId);
      };
      expect((await forget(guest(11)._id)).status).toBe(500);
      await eventually('it is done', async () => {
        app.clock.advance(1000);
        return erased();
      });
      expect(await forget(guest(11)._id)).toMatchObject({ body: { wasForgotten: true } });
    });

    test.each([
      ['after the word', 'mails'],
      ['after what lies outside', 'key'],
      ['after the key', 'note'],
    ])('by the next start, where it was cut off %s', async (_, step) => {
      await makeGuest(11);
      const mend = cutOff(step);
      expect((await forget(guest(11)._id)).status).toBe(500);
      expect(await erased()).toBe(false);
      await app.close();
      mend();
      await boot();
      await eventually('it is done', erased);
      token = await app.signIn('super.admin');
      expect(await forget(guest(11)._id)).toMatchObject({
        status: 200,
        body: { wasForgotten: true, receipt: expect.any(String) },
      });
      expect(await app.app.get(Vault, { strict: false }).get('person-key', guest(11)._id)).toEqual(
        Buffer.alloc(0),
      );
    });

    /** Makes this step and all later steps fail in this run of the program. */
    function cutOff(step: string): () => void {
      const gone = async (): Promise<never> => {
        throw new Error('the power is out');
      };
      const { vault } = kept;
      const mail = app.app.get(Mail, { strict: false });
      if (step === 'mails') mail.forget = gone;
      const put = vault.put.bind(vault);
      vault.put = async (kind, id, secret) => {
        if (kind === 'person-key' && step === 'key') return gone();
        await put(kind, id, secret);
        if (kind === 'person-key') kept.eventLog.isFull = true;
      };
      return () => {
        vault.put = put;
      };
    }
  });
});

/** A log that outlives the program, and that can run full. */
class SharedLog extends MemoryEventLog {
  isFull = false;

  override async append(...parts: Parameters<MemoryEventLog['append']>) {
    if (this.isFull) throw new Error('the disk is full');
    return super.append(...parts);
  }

  override async close(): Promise<void> {
    this.isFull = false;
  }
}
