import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { v7 as newId } from 'uuid';

import { Rejected } from '#platform/cqrs';
import { AddressLimits, Overload } from '#platform/http/admission';
import { PLACE_MAILS_PER_ADDRESS } from '../line/place-mail-budget.service.js';
import { VisitsFixture } from '../testing/visits-fixture.js';

const GREEDY = '192.0.2.1';
const OTHER = '192.0.2.2';
const OFFICE = '198.51.100.20';
const wide = { visitsPerMinute: 100, openVisits: 100, placesInLine: 100 };
const refused = { status: 429, body: { errors: { code: 'TOO_MANY_REQUESTS' } } };

describe('visitors of one address', () => {
  let office: VisitsFixture;

  const open = async (limits: Partial<typeof wide>): Promise<void> => {
    const trustedNetworks = ['198.51.100.0/24'];
    const addressLimits = new AddressLimits({ trustedNetworks, ...wide, ...limits });
    office = await VisitsFixture.open({ addressLimits, trustProxy: true });
    await office.portal([]);
  };
  afterEach(() => office.close());

  const answers = (from: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => office.openVisit(newId(), {}, from)));
  const statuses = async (from: string, count: number) =>
    (await answers(from, count)).map(({ status }) => status).sort();

  describe('open so many visits a minute', () => {
    beforeEach(() => open({ visitsPerMinute: 3 }));

    test('and no more, while all other addresses still can', async () => {
      expect(await statuses(GREEDY, 5)).toEqual([201, 201, 201, 429, 429]);
      expect(await statuses(OTHER, 1)).toEqual([201]);
      const [answer] = await answers(GREEDY, 1);
      expect(answer).toMatchObject(refused);
      expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    test('counted for a whole network of IPv6', async () => {
      const from = (index: number) => `2001:db8:0:1::${index}`;
      for (const index of [1, 2, 3]) expect(await statuses(from(index), 1)).toEqual([201]);
      expect(await statuses(from(4), 1)).toEqual([429]);
      expect(await statuses('2001:db8:0:2::1', 1)).toEqual([201]);
    });

    test('and come back to those they have', async () => {
      const id = newId();
      await office.openVisit(id, {}, GREEDY);
      await statuses(GREEDY, 5);
      expect(await office.openVisit(id, {}, GREEDY)).toMatchObject({ status: 201 });
    });

    test('as many as they like from a network that is trusted', async () => {
      expect(await statuses(OFFICE, 10)).toEqual(Array.from({ length: 10 }, () => 201));
    });

    test('and ask ten times as often at most, for any purpose', async () => {
      const id = newId();
      const again: number[] = [];
      for (let time = 0; time < 31; time += 1) {
        again.push((await office.openVisit(id, {}, GREEDY)).status);
      }
      expect(again.indexOf(429)).toBe(30);
    });
  });

  test('have a limited number open at a time', async () => {
    await open({ openVisits: 2 });
    const first = await office.visitor(newId(), GREEDY);
    expect(await statuses(GREEDY, 2)).toEqual([201, 429]);
    expect(await statuses(OTHER, 1)).toEqual([201]);
    await first.emit('leaveQueue', { clientId: first.id });
    await office.until('there is room again', async () => {
      const { status } = await office.openVisit(newId(), {}, GREEDY);
      return status === 201;
    });
    expect(await statuses(GREEDY, 1)).toEqual([429]);
  });

  test('are counted again after a start, once their pages are back', async () => {
    await open({ openVisits: 1 });
    const id = newId();
    const { body } = await office.openVisit(id, {}, GREEDY);
    await office.stop();
    await office.start();
    await office.visitorWith((body as { token: string }).token, id, GREEDY);
    await office.until('the visit counts', async () => (await statuses(GREEDY, 1))[0] === 429);
  });

  test('give nothing away for a visit that was refused', async () => {
    await open({ openVisits: 1 });
    await office.setOpen(false);
    expect(await answers(GREEDY, 1)).toMatchObject([{ status: 409 }]);
    await office.setOpen(true);
    expect(await statuses(GREEDY, 1)).toEqual([201]);
  });

  test('pay nothing of the minute for a visit that was refused', async () => {
    await open({ visitsPerMinute: 2 });
    const overload = office.app.app.get(Overload, { strict: false });
    const admit = jest.spyOn(overload, 'admit').mockImplementation(() => {
      throw new Rejected('OVERLOADED', { retryAfter: '5' });
    });
    expect(await statuses(GREEDY, 3)).toEqual([503, 503, 503]);
    admit.mockRestore();
    expect(await statuses(GREEDY, 3)).toEqual([201, 201, 429]);
  });

  describe('with several requests for one visit at the same instant', () => {
    const twins = async (others: readonly object[]) => {
      const id = newId();
      const bodies = [...others.slice(0, 1), {}, ...others.slice(1)];
      const all = bodies.map((body) => office.openVisit(id, body, GREEDY));
      return (await Promise.all(all)).map(({ status }) => status).sort();
    };
    const elsewhere = { queueId: newId() };

    test.each([{ openVisits: 3 }, { visitsPerMinute: 3 }])(
      'open no more than %j, whatever becomes of the others',
      async (limits) => {
        await open(limits);
        for (const first of [201, 201, 201, 404]) {
          // The page of the others is unknown, or another than that of the visit by then.
          const [least, ...others] = await twins([elsewhere, elsewhere]);
          expect([least, others.includes(201)]).toEqual([first, false]);
        }
        // Twins of a visit that is not paid for do not open it either.
        expect(await twins([{}, {}])).toEqual([429, 429, 429]);
        expect(await statuses(GREEDY, 1)).toEqual([429]);
      },
    );

    test('pay once, whichever of them opens it', async () => {
      await open({ visitsPerMinute: 2 });
      const overload = office.app.app.get(Overload, { strict: false });
      const admit = jest.spyOn(overload, 'admit').mockImplementationOnce(() => {
        throw new Rejected('OVERLOADED', { retryAfter: '5' });
      });
      expect(await twins([{}])).toEqual([201, 503]);
      admit.mockRestore();
      expect(await statuses(GREEDY, 2)).toEqual([201, 429]);
    });
  });

  test('have a limited number of links back mailed to one person, for all senders together', async () => {
    await open({});
    const answered: (string | undefined)[] = [];
    for (const [index, from] of [GREEDY, GREEDY, OTHER, OTHER].entries()) {
      const visitor = await office.visitor(newId(), from);
      await visitor.ring();
      const email = `ada+${index}@example.org`;
      answered.push((await visitor.emit('keepPlace', { clientId: visitor.id, email })).code);
    }
    expect(answered).toEqual([undefined, undefined, undefined, 'TOO_MANY_REQUESTS']);
  });

  test('have a limited number of links back mailed, to any recipients', async () => {
    await open({});
    for (let index = 0; index < PLACE_MAILS_PER_ADDRESS; index += 1) {
      const visitor = await office.visitor(newId(), GREEDY);
      await visitor.ring();
      const email = `visitor${index}@example.org`;
      expect(await visitor.emit('keepPlace', { clientId: visitor.id, email })).toMatchObject({
        ok: true,
      });
    }
    const last = await office.visitor(newId(), GREEDY);
    await last.ring();
    const kept = { clientId: last.id, email: 'last@example.org' };
    expect(await last.emit('keepPlace', kept)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const inOffice = await office.visitor(newId(), OFFICE);
    await inOffice.ring();
    const keptThere = { clientId: inOffice.id, email: 'office@example.org' };
    expect(await inOffice.emit('keepPlace', keptThere)).toMatchObject({ ok: true });
  });

  test('wait in a limited number of places of a line', async () => {
    await open({ placesInLine: 1 });
    const first = await office.visitor(newId(), GREEDY);
    const second = await office.visitor(newId(), GREEDY);
    const other = await office.visitor(newId(), OTHER);
    expect(await first.ring()).toMatchObject({ ok: true });
    expect(await second.ring()).toMatchObject({ ok: false, code: 'TOO_MANY_REQUESTS' });
    expect(await other.ring()).toMatchObject({ ok: true });
    // A visitor who already waits keeps the place.
    expect(await first.ring()).toMatchObject({ ok: true });
    await first.emit('leaveQueue', { clientId: first.id });
    await office.until('there is a place again', async () => (await second.ring()).ok);
  });
});
