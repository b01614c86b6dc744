import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 as newId } from 'uuid';

import { PLACES_KEPT, Overload, watchTurns } from '#platform/http/admission';
import { eventually } from '#platform/testing/eventually.js';
import { VisitsFixture } from '../testing/visits-fixture.js';

const id = '01990000-0000-7000-8000-000000000001';
const adas = '01990000-0000-7000-8000-000000000002';
/** Far above what a busy machine does to a server that has nothing to do. */
const LIMIT_MS = 200;
const WITHIN_MS = 50_000;

/** Blocks the event loop with long turns until it is stopped. */
function keepBusy(): () => void {
  const timer = setInterval(() => {
    const until = performance.now() + 2 * LIMIT_MS;
    while (performance.now() < until);
  }, 1);
  return () => clearInterval(timer);
}

describe('a server with too much to do', () => {
  let office: VisitsFixture;
  let overload: Overload;
  let endWatch: () => void;
  let rest: () => void = () => undefined;

  beforeEach(async () => {
    office = await VisitsFixture.open({
      overload: (metrics) =>
        (overload = new Overload(
          metrics,
          { turnMs: LIMIT_MS, handshakes: 0 },
          () => 0,
          () => 0,
        )),
    });
    await office.portal([]);
    endWatch = watchTurns(overload);
  });
  afterEach(async () => {
    rest();
    endWatch();
    await office.close();
  });

  const isHigh = (high: boolean) =>
    eventually(`the load is ${high ? 'high' : 'low'}`, () => overload.isHigh === high, WITHIN_MS);
  /** The load is high and stays so, without anything to do. */
  const overloaded = () => {
    endWatch();
    while (!overload.isHigh) overload.observe({ turnMs: 2 * LIMIT_MS, busy: 1, ms: 50 });
  };
  const portal = (token?: string) =>
    office.app.call(`GET /queue/client/${office.portalId}`, token === undefined ? {} : { token });
  const refused = { status: 503, body: { errors: { code: 'OVERLOADED' } } };

  test('asks newcomers to come again, serves who is in, and accepts all again when it is calm', async () => {
    const ada = await office.visitor(adas);
    rest = keepBusy();
    await isHigh(true);
    // The measured load stays high; the calls below need no busy server to be refused.
    endWatch();
    rest();

    const { headers, ...answer } = await portal();
    expect(answer).toMatchObject(refused);
    expect(answer.body).toMatchObject({ errors: { msg: expect.stringContaining('5 seconds') } });
    expect(headers.get('retry-after')).toBe('5');
    expect(await office.openVisit(id)).toMatchObject(refused);
    expect(await office.history(`visit-${id}`)).toEqual([]);
    // A visitor who was let in before may also load the page again.
    const again = await office.openVisit(adas);
    expect(again).toMatchObject({ status: 201 });
    expect(await portal((again.body as { token: string }).token)).toMatchObject({ status: 200 });
    expect(await ada.ring()).toMatchObject({ visit: { status: 'IN_WAITING' } });

    endWatch = watchTurns(overload);
    await isHigh(false);
    expect(await portal()).toMatchObject({ status: 200 });
    expect(await office.openVisit(id)).toMatchObject({ status: 201 });
  });

  test('lets newcomers in at a limited rate before that, and serves who is in', async () => {
    const ada = await office.visitor(adas);
    // The watch of this test sees a server at rest.
    endWatch();
    for (let sample = 0; sample < 100; sample += 1)
      overload.observe({ turnMs: 1, busy: 1, ms: 50 });

    for (let visitor = 0; visitor < PLACES_KEPT; visitor += 1) {
      expect(await office.openVisit(newId())).toMatchObject({ status: 201 });
    }
    expect(await office.openVisit(id)).toMatchObject(refused);
    expect(await portal()).toMatchObject({ status: 200 });
    expect(await office.openVisit(adas)).toMatchObject({ status: 201 });
    expect(await ada.ring()).toMatchObject({ visit: { status: 'IN_WAITING' } });
  });

  test.each([
    ['that polls', 'polling', {}],
    ['of a WebSocket', 'websocket', upgrade()],
  ])('refuses a handshake %s in the words of other errors', async (_, transport, headers) => {
    overloaded();
    const answer = await connecting(`&transport=${transport}`, headers);
    expect(answer).toMatchObject({ status: 503, again: '5' });
    expect(JSON.parse(answer.body)).toMatchObject(refused.body);
  });

  test('takes the connection of a page that comes back to its place, and of no other', async () => {
    const ada = await office.visitor(adas);
    await ada.ring();
    ada.close();
    overloaded();
    const about = (visitId: string) => connecting(`&transport=polling&meet=call:${visitId}`);
    expect(await about(adas)).toMatchObject({ status: 200 });
    expect(await about(id)).toMatchObject({ status: 503 });
  });

  function connecting(query: string, headers = {}) {
    const url = `${office.app.url}/socket.io/?EIO=4${query}`;
    return new Promise<{ status: number; again: string; body: string }>((resolve, reject) => {
      request(url, { headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        response.on('end', () => {
          const again = response.headers['retry-after'] ?? '';
          resolve({ status: response.statusCode ?? 0, again, body });
        });
      })
        .on('error', reject)
        .end();
    });
  }
});

function upgrade() {
  return {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
}
