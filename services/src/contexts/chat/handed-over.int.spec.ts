import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ChatMessage } from '@foyer/contracts/chat';

import { eventually } from '#platform/testing/eventually.js';
import { ChatFixture, type Page } from './testing/chat-fixture.js';

let fixture: ChatFixture;
let ada: Page;
let tom: Page;

beforeAll(async () => {
  fixture = await ChatFixture.open();
  ada = await fixture.member('Ada');
  tom = await fixture.member('Tom');
});
afterAll(() => fixture.close());

const said = async (by: Page, receiver: string, message: string) => {
  const content = { _id: fixture.id(), receiver, message, type: 'text' };
  const { code, message: sent } = await by.send('send-message', content);
  if (!sent) throw new Error(`It was not sent: ${code}`);
  return sent;
};
const hears = (page: Page, { _id }: ChatMessage) =>
  eventually('it comes', () => page.heard('send-message').some((one) => one._id === _id));
const list = async (by: Page, channelId: string) => {
  const path = `GET /message/byChannel?channelId=${channelId}` as const;
  const { body } = await fixture.app.call(path, { token: by.token });
  return body as { docs: readonly ChatMessage[]; totalDocs: number; reads: unknown };
};
const texts = async (by: Page, channelId: string) =>
  (await list(by, channelId)).docs.map(({ message }) => message);

test('the chat ends for an agent who has handed the visitor over, pushed or asked for', async () => {
  const vera = await fixture.visitor('Vera');
  const callId = await fixture.visitCall(ada, vera);
  for (const page of [ada, vera]) await page.callChat('connectSessionCallChat', callId);
  const before = await said(vera, callId, 'To Ada');
  await hears(ada, before);
  await fixture.joined(callId, tom.id);
  fixture.app.clock.advance(1_000);
  const handing = { callId, joinerId: tom.id, from: ada.id, because: 'transfer' };
  await fixture.happened('call', callId, {
    type: 'CallHandedOver',
    data: { ...handing, at: fixture.app.clock.now().toISOString() },
  });
  await eventually('her page leaves the chat', () => ada.pushed('leaveSessionCallChat').length > 0);
  await tom.callChat('connectSessionCallChat', callId);
  fixture.app.clock.advance(1_000);
  const after = await said(vera, callId, 'To Tom');
  await hears(tom, after);
  // Earlier pushes to a page have arrived once it is answered.
  await ada.send('unknown', {});
  expect(ada.heard('send-message').map(({ _id }) => _id)).not.toContain(after._id);
  expect(await ada.callChat('connectSessionCallChat', callId)).toMatchObject({
    code: 'NOT_IN_CALL',
  });
  expect(await texts(ada, callId)).toEqual(['To Ada']);
  expect(await texts(tom, callId)).toEqual(['To Tom', 'To Ada']);

  // She does not learn how much was written since, nor how far that was read.
  const upTo = { channelId: callId, upTo: after._id };
  expect(await tom.send('readMessages', upTo)).toMatchObject({ ok: true });
  expect(await list(ada, callId)).toMatchObject({
    totalDocs: 1,
    reads: [{ readerId: tom.id, upTo: before._id, order: 1 }],
  });
  const receiver = await fixture.session(ada);
  for (const [name, payload] of [
    ['readMessages', upTo],
    ['forwardMessage', { _id: fixture.id(), messageId: after._id, receiver }],
  ] as const) {
    expect(await ada.send(name, payload)).toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
  }
  const forwarded = { _id: fixture.id(), messageId: before._id, receiver };
  expect(await ada.send('forwardMessage', forwarded)).toMatchObject({ ok: true });
});
