import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { EarlierVisit } from '@foyer/contracts/visits';

import { EndCall } from '#contexts/calls';
import { VisitsFixture } from '../testing/visits-fixture.js';

let office: VisitsFixture;
let ids: readonly [string, string];
let lee: string;
let kim: string;

beforeEach(async () => {
  office = await VisitsFixture.open();
  ids = [await office.member('lee.agent'), await office.member('kim.agent')];
  await office.portal([ids[0]]);
  const page = await office.agent('lee.agent', ids[0]);
  await page.emit('setAvailability', { availability: 'manual' });
  lee = await office.app.signIn('lee.agent');
  kim = await office.app.signIn('kim.agent');
});
afterEach(() => office.close());

const call = (token: string, path: `POST ${string}` | `GET ${string}`, body?: object) => {
  const [method = '', rest = ''] = path.split(' ');
  return office.app.call(`${method as 'GET'} /callDetail/${rest}`, {
    token,
    ...(body && { body }),
  });
};
const codeOf = ({ body }: { body: unknown }) =>
  (body as { errors?: { code?: string } }).errors?.code;
const visit = async (visitorName: string) => {
  const visitId = office.app.core.newId.next();
  const { body } = await office.openVisit(visitId, { visitorName });
  await (await office.visitorWith((body as { token: string }).token, visitId)).ring();
  await call(lee, 'POST queueCallJoin', { queueId: office.portalId, clientId: visitId });
  return visitId;
};
const note = (callDetailId: string, text: string, version: number, token = lee) =>
  call(token, 'POST notes', { callDetailId, text, version });
const end = (callId: string) =>
  office.execute((context) => new EndCall(context, { callId, endedBy: ids[0] }));
const earlier = async (callId: string) => {
  const { body } = await call(lee, `GET ${callId}/earlier`);
  return (body as { docs: readonly EarlierVisit[] }).docs;
};

test('notes are kept in the record, with versions, by the agent of the call alone', async () => {
  const callId = await visit('Vera');
  expect(await note(callId, 'Pays with 4111 1111 1111 1111', 0)).toMatchObject({
    status: 200,
    body: { callDetailId: callId, version: 1 },
  });
  const { body } = await call(lee, `GET ${callId}`);
  expect(body).toMatchObject({ notes: { version: 1 } });
  expect(JSON.stringify(body)).not.toContain('4111 1111');
  expect(codeOf(await note(callId, 'Older', 0))).toBe('CONFLICT');
  expect(codeOf(await note(callId, 'Not mine', 1, kim))).toBe('NOT_IN_CALL');
  expect((await note(callId, 'x'.repeat(5001), 1)).status).toBe(400);
  await end(callId);
  expect(await note(callId, 'Call back on Monday', 1)).toMatchObject({ body: { version: 2 } });
  office.clock.advance(3_600_001);
  expect(codeOf(await note(callId, 'Too late', 2))).toBe('CALL_OVER');
});

test('earlier visits under the same name are shown with their notes, to the agent of the call alone', async () => {
  const first = await visit('Vera');
  await note(first, 'Wants a new card', 0);
  await end(first);
  const stranger = await visit('Otto');
  await end(stranger);
  const second = await visit('Vera');
  expect(await earlier(second)).toMatchObject([
    {
      _id: first,
      queueName: 'Front desk',
      notes: { text: 'Wants a new card' },
      isSameVisit: false,
    },
  ]);
  expect(codeOf(await call(kim, `GET ${second}/earlier`))).toBe('CALL_NOT_FOUND');
  expect((await office.app.call(`GET /callDetail/${second}/earlier`)).status).toBe(401);
  await end(second);
  const nameless = await visit('');
  expect(await earlier(nameless)).toEqual([]);
});
