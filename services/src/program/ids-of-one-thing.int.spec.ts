import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { PublicAddress } from '#platform/operations/start';
import type { TestApp } from '#platform/testing/test-app.js';
import { bootProgram } from '../testing/whole-program.js';

const ORIGIN = 'https://reception.example.org';
const KINDS = [
  'member',
  'guest',
  'portal',
  'device',
  'visit',
  'session',
  'meeting',
  'call',
] as const;
type Kind = (typeof KINDS)[number];
/** Ways to make a thing with an id that the client chooses. */
const WAYS = [
  ...KINDS.map((kind) => [kind, kind] as const),
  ['direct session', 'session'],
  ['call of a meeting', 'call'],
] as const;
type Way = (typeof WAYS)[number][0];

describe('an id', () => {
  let app: TestApp;
  let ada: string;
  let asAda: Record<string, string>;
  const ids = {} as Record<Kind, string>;
  const next = () => app.core.newId.next();
  let made = 0;

  const post = async (path: string, body: object, headers = app.headersOf('super-admin')) => {
    const answer = await fetch(`${app.url}/api/v2${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = (await answer.json()) as { readonly errors?: { readonly code: string } };
    return answer.ok
      ? 'made'
      : text.errors?.code === 'ID_ALREADY_USED'
        ? text.errors.code
        : JSON.stringify(text);
  };
  const member = (id: string) => {
    const userName = `member.${(made += 1)}`;
    const names = { firstName: 'Tom', lastName: 'Kern', language: 'en', role: 'member' };
    return post('/admin/members', { ...names, id, userName, email: `${userName}@example.org` });
  };
  const session = (_id: string) => {
    const sessionName = `Team ${(made += 1)}`;
    return post('/session', { _id, sessionName, sessionType: 'private' }, asAda);
  };
  const meeting = (_id: string) => {
    const begins = app.core.clock.now().getTime() + 60_000 + (made += 1);
    const [startTime, endTime] = [begins, begins + 60_000].map((at) => new Date(at).toISOString());
    const attendees = [
      { attendeeId: ids.member, attendeeType: 'User', mode: { email: false, msg: false } },
    ];
    const body = { _id, name: 'Advice', startTime, endTime, attendees, baseUrl: ORIGIN };
    return post('/calendarEvent', body, asAda);
  };
  const within = async (make: (id: string) => Promise<unknown>) => {
    const id = next();
    expect(await make(id)).toBe('made');
    return id;
  };

  const make: Record<Way, (id: string) => Promise<string | undefined>> = {
    member,
    guest: (_id) => {
      const email = `guest.${(made += 1)}@example.org`;
      const phone = '151 234 56789';
      return post('/guests', { _id, firstName: 'Marie', lastName: 'Winter', email, phone }, asAda);
    },
    portal: (_id) => post('/queue', { _id, name: `Desk ${(made += 1)}` }),
    device: (_id) => post('/devices', { _id, name: 'Kiosk', queueId: ids.portal }),
    visit: (_id) => {
      const clientSecret = 'secret-of-the-visitor-of-43-characters-abcd';
      const body = { _id, clientSecret, queueId: ids.portal, visitorName: 'Ida' };
      return post('/callDetail/clientCall', body, {});
    },
    session,
    'direct session': async (_id) =>
      post('/session/createDirect', { _id, memberId: await within(member) }, asAda),
    meeting,
    call: async (_id) => post('/callDetail/call', { _id, sessionId: await within(session) }, asAda),
    'call of a meeting': async (callDetailId) =>
      post('/calendarEvent/start', { eventId: await within(meeting), callDetailId }, asAda),
  };

  beforeAll(async () => {
    app = await bootProgram();
    app.app.get(PublicAddress).announce(ORIGIN);
    ada = next();
    asAda = app.headersOf('member', ada);
    expect(await member(ada)).toBe('made');
    for (const kind of KINDS) {
      ids[kind] = next();
      expect([kind, await make[kind](ids[kind])]).toEqual([kind, 'made']);
      if (kind === 'portal') await post('/queue/activate', { ids: [ids.portal] });
    }
  });
  afterAll(() => app.close());

  test.each(
    WAYS.flatMap(([way, own]) => KINDS.flatMap((of) => (of === own ? [] : [[way, of] as const]))),
  )('is refused to a new %s where it is the id of a %s', async (way, of) => {
    expect(await make[way](ids[of])).toBe('ID_ALREADY_USED');
  });

  test.each(WAYS)('is claimed by a new %s where it is free', async (way, kind) => {
    const id = next();
    expect(await make[way](id)).toBe('made');
    const claims: unknown[] = [];
    for await (const { data } of app.core.eventLog.readStream(`person-${id}`)) claims.push(data);
    expect(claims).toMatchObject([{ kind: kind === 'visit' ? 'visitor' : kind }]);
  });
});
