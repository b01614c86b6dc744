import { CommandBus, type Command } from '@nestjs/cqrs';
import { afterEach, expect, test } from '@jest/globals';

import { JoinCall, StartCall } from '#contexts/calls';
import { systemActor, type Outcome } from '#platform/cqrs';
import { ReactionFeed } from '#platform/cqrs/reactions';
import { CountingId } from '#platform/testing/counting-id.js';
import { eventually } from '#platform/testing/eventually.js';
import { LastingEventLog, LastingReadStore } from '#platform/testing/lasting-stores.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import type { TestApp } from '#platform/testing/test-app.js';
import { bootProgram } from '../testing/whole-program.js';

const parts = {
  eventLog: new LastingEventLog(),
  readStore: new LastingReadStore(),
  vault: new MemoryVault(),
  clock: new ManualClock(),
  newId: new CountingId(),
};
let app: TestApp;

const start = async (): Promise<void> => {
  app = await bootProgram(parts);
};
const call = async (
  path: string,
  body: object,
  headers = app.headersOf('super-admin'),
  method = 'POST',
) => {
  const answer = await fetch(`${app.url}/api/v2${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const made = (await answer.json()) as { readonly id: string; readonly _id: string };
  expect([path, answer.ok, made]).toEqual([path, true, made]);
  return made;
};
const member = (firstName: string) => {
  const names = { firstName, lastName: 'Berger', language: 'en', role: 'member' };
  const userName = `${firstName.toLowerCase()}.berger`;
  return call('/admin/members', { ...names, userName, email: `${userName}@example.org` });
};
const context = () => {
  const commandId = parts.newId.next();
  return { commandId, correlationId: commandId, actor: systemActor('test') };
};
const run = (command: Command<Outcome<unknown>>) => app.app.get(CommandBus).execute(command);
const left = async (callId: string) => {
  const gone: unknown[] = [];
  for await (const { type, data } of parts.eventLog.readStream(`call-${callId}`)) {
    if (type === 'CallLeft') gone.push(data);
  }
  return gone;
};

afterEach(() => app.close());

test('a member who lost a place in a call just before a stop is out of it later', async () => {
  await start();
  const [ada, ben, tom, eve] = [
    await member('Ada'),
    await member('Ben'),
    await member('Tom'),
    await member('Eve'),
  ];
  const members = [ben, tom, eve].map(({ id }) => ({ memberId: id, role: 'presenter' }));
  const asAda = app.headersOf('member', ada.id);
  const { _id: sessionId } = await call(
    '/session',
    { _id: parts.newId.next(), sessionName: 'Team', sessionType: 'private', members },
    asAda,
  );
  const callId = parts.newId.next();
  const participants = [ada, ben, tom, eve].map(({ id: joinerId }) => ({
    joinerId,
    joinerType: 'User' as const,
    role: 'presenter' as const,
  }));
  await run(
    new StartCall(context(), { callId, origin: { kind: 'session', id: sessionId }, participants }),
  );
  for (const { joinerId } of participants) await run(new JoinCall(context(), { callId, joinerId }));
  // From here on nothing follows from what is written, as where the process is killed.
  await app.app.get(ReactionFeed).beforeApplicationShutdown();
  await call('/session/deleteSessionMember', { sessionId, memberId: ben.id }, asAda);
  const setStatus = (users: readonly object[]) =>
    call('/users/status', { users }, undefined, 'PUT');
  const [inactive, active] = [{ status: 'INACTIVE' }, { status: 'ACTIVE' }];
  await setStatus([tom, eve].map(({ id }) => ({ id, ...inactive })));
  await setStatus([{ id: eve.id, ...active }]);
  expect(await left(callId)).toEqual([]);
  await app.close();
  await start();
  await eventually('both are out', async () => (await left(callId)).length === 2);
  await app.close();
  await start();
  await app.app.get(ReactionFeed).settled();
  expect(await left(callId)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ joinerId: ben.id, reason: 'removed' }),
      expect.objectContaining({ joinerId: tom.id, reason: 'removed' }),
    ]),
  );
  expect(await left(callId)).toHaveLength(2);
});
