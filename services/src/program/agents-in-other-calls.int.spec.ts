import { tmpdir } from 'node:os';
import { CommandBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { PublicAddress } from '#platform/operations/start';
import { eventually } from '#platform/testing/eventually.js';
import { CalendarModule } from '#contexts/calendar';
import { CallsModule, JoinCall, LeaveCall, readMediaSettings } from '#contexts/calls';
import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { PortalsModule } from '#contexts/portals';
import { SessionsModule } from '#contexts/sessions';
import { VisitsModule } from '#contexts/visits';

const ORIGIN = 'https://reception.example.org';
const media = { settings: readMediaSettings({ JANUS: 'off' }), dataFolder: tmpdir() };
let app: IdentityApp;

beforeAll(async () => {
  const imports = [PortalsModule, CallsModule.with(media), SessionsModule, VisitsModule];
  app = await bootIdentityApp({ imports: [...imports, CalendarModule] });
  app.app.get(PublicAddress).announce(ORIGIN);
});
afterAll(() => app.close());

test('an agent in the call of a meeting is in a call, and free again once out of it', async () => {
  const ada = await app.member('ada.berger', 'support');
  const tom = await app.member('tom.kurz1', 'support');
  await app.member('super.admin', 'super-admin');
  const [token, admin] = [await app.signIn('ada.berger'), await app.signIn('super.admin')];
  const statusOf = async (memberId: string) => {
    const { body } = await app.call(`GET /admin/members/${memberId}`, { token: admin });
    return (body as { onlineStatus: string }).onlineStatus;
  };
  const begins = app.core.clock.now().getTime() + 5 * 60_000;
  const [startTime, endTime] = [begins, begins + 60_000].map((at) => new Date(at).toISOString());
  const meeting = {
    ...{ _id: app.core.newId.next(), name: 'Advice', startTime, endTime, baseUrl: ORIGIN },
    attendees: [{ attendeeId: tom, attendeeType: 'User', mode: { email: false, msg: false } }],
  };
  expect((await app.call('POST /calendarEvent', { token, body: meeting })).status).toBe(201);
  const callId = app.core.newId.next();
  const body = { eventId: meeting._id, callDetailId: callId };
  expect((await app.call('POST /calendarEvent/start', { token, body })).status).toBe(200);
  const before = await statusOf(ada);
  const commands = app.app.get(CommandBus);
  await commands.execute(new JoinCall(app.asSystem(), { callId, joinerId: ada }));
  await eventually('she is in a call', async () => (await statusOf(ada)) === 'inCall');
  // A person who is only invited is not in the call.
  expect(await statusOf(tom)).not.toBe('inCall');
  const because = { reason: 'left' } as const;
  await commands.execute(new LeaveCall(app.asSystem(), { callId, joinerId: ada, because }));
  await eventually('she is free again', async () => (await statusOf(ada)) === before);
});

test('an agent in the call of a session is in a call, and the other members are not', async () => {
  const [kim, lee] = [await app.member('kim.agent', 'support'), await app.member('lee.agent')];
  await app.member('second.super', 'super-admin');
  const [token, admin] = [await app.signIn('kim.agent'), await app.signIn('second.super')];
  const isInCall = async (memberId: string) => {
    const { body } = await app.call(`GET /admin/members/${memberId}`, { token: admin });
    return (body as { onlineStatus: string }).onlineStatus === 'inCall';
  };
  const [sessionId, callId] = [app.core.newId.next(), app.core.newId.next()];
  const members = [{ memberId: lee, role: 'presenter' }];
  const session = { _id: sessionId, sessionName: 'Team', sessionType: 'private', members };
  expect((await app.call('POST /session', { token, body: session })).status).toBe(201);
  const body = { _id: callId, sessionId };
  expect((await app.call('POST /callDetail/call', { token, body })).status).toBeLessThan(300);
  const commands = app.app.get(CommandBus);
  await commands.execute(new JoinCall(app.asSystem(), { callId, joinerId: kim }));
  await eventually('she is in a call', () => isInCall(kim));
  expect(await isInCall(lee)).toBe(false);
  const because = { reason: 'left' } as const;
  await commands.execute(new LeaveCall(app.asSystem(), { callId, joinerId: kim, because }));
  await eventually('she is free again', async () => !(await isInCall(kim)));
});
