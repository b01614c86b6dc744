import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { JoinCall } from '#contexts/calls';
import { VisitsFixture } from '../testing/visits-fixture.js';

const NEVER = '01990000-0000-7000-8000-0000000000ff';

let office: VisitsFixture;
let visitId: string;
let visitor: string;
let lee: string;
let kim: string;

beforeEach(async () => {
  office = await VisitsFixture.open();
  const members = [await office.member('lee.agent'), await office.member('kim.agent')];
  await office.portal(members);
  const pages = [
    await office.agent('lee.agent', members[0] ?? ''),
    await office.agent('kim.agent', members[1] ?? ''),
  ];
  for (const page of pages) await page.emit('setAvailability', { availability: 'manual' });
  visitId = office.app.core.newId.next();
  const { body } = await office.openVisit(visitId);
  visitor = (body as { token: string }).token;
  await (await office.visitorWith(visitor, visitId)).ring();
  lee = await office.app.signIn('lee.agent');
  kim = await office.app.signIn('kim.agent');
});
afterEach(() => office.close());

const call = (token: string, path: string, body: object) =>
  office.app.call(`POST /callDetail/${path}`, { token, body });
const take = (token: string, clientId = visitId) =>
  call(token, 'queueCallJoin', { queueId: office.portalId, clientId });
const codeOf = ({ body }: { body: unknown }) =>
  (body as { errors?: { code?: string } }).errors?.code;
const history = () => office.history(`call-${visitId}`);

test('of two agents who take a visitor one has the call, and no agent has a visitor who is not there', async () => {
  expect(codeOf(await take(lee, NEVER))).toBe('VISIT_NOT_FOUND');
  expect((await take(visitor)).status).toBe(403);
  const answers = await Promise.all([take(lee), take(kim)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.map(codeOf)).toContain('VISITOR_TAKEN');
  expect(await history()).toEqual(['CallStarted']);
});

test('a visitor joins only their own call', async () => {
  const join = (token: string, callDetailId = visitId) =>
    call(token, 'clientCallJoin', { callDetailId });
  expect(codeOf(await join(visitor))).toBe('CALL_NOT_FOUND');
  await take(lee);
  expect(await join(visitor)).toMatchObject({ status: 200, body: { callDetailId: visitId } });
  expect(codeOf(await join(visitor, NEVER))).toBe('CALL_NOT_FOUND');
  expect((await join(lee)).status).toBe(403);
});

test('a visitor ends only their own call by leaving', async () => {
  const end = (token: string, callDetailId = visitId) =>
    call(token, 'clientCallEnd', { callDetailId });
  await take(lee);
  await office.execute((context) => new JoinCall(context, { callId: visitId, joinerId: visitId }));
  expect(codeOf(await end(visitor, NEVER))).toBe('CALL_NOT_FOUND');
  expect((await end(kim)).status).toBe(403);
  expect(await history()).toEqual(['CallStarted', 'CallJoined']);
  expect(await end(visitor)).toMatchObject({ status: 200, body: { callDetailId: visitId } });
  expect(await history()).toEqual(['CallStarted', 'CallJoined', 'CallLeft', 'CallEnded']);
  expect(codeOf(await call(visitor, 'clientCallJoin', { callDetailId: visitId }))).toBe(
    'CALL_OVER',
  );
});
