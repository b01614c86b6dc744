import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { permits, type Policy } from '@foyer/contracts/identity';
import { io } from 'socket.io-client';

import { send } from '#platform/testing/send.js';
import { exampleRequest } from '../testing/example-request.js';
import { bootWholeProgram, type WholeProgram } from '../testing/whole-program.js';

jest.setTimeout(120_000);

/** The calls that lead to a password that no one else knows. */
const TO_A_PASSWORD: readonly string[] = [
  'GET /profile',
  'GET /users/viewMySettings',
  'POST /logout',
  'POST /profile/changePassword',
];
/** The calls that lead to a second factor. */
const TO_A_FACTOR: readonly string[] = [
  'POST /profile/factor',
  'POST /profile/factor/confirm',
  'POST /profile/factor/off',
  'POST /profile/factor/recovery-codes',
];

/** The tasks that come first for the member. */
type First = Partial<Record<'mustChangePassword' | 'mustSetUpFactor', true>>;

describe.each<{ who: string; first: First; refusal: string; opens: readonly string[] }>([
  {
    who: 'whose password another person chose',
    ...{ first: { mustChangePassword: true }, refusal: 'PASSWORD_TO_CHANGE' },
    opens: TO_A_PASSWORD,
  },
  {
    who: 'whose role asks for a second factor that is not set up',
    ...{ first: { mustSetUpFactor: true }, refusal: 'FACTOR_TO_SET_UP' },
    opens: [...TO_A_PASSWORD, ...TO_A_FACTOR],
  },
  {
    who: 'who has to do both',
    first: { mustChangePassword: true, mustSetUpFactor: true },
    refusal: 'PASSWORD_TO_CHANGE',
    opens: TO_A_PASSWORD,
  },
])('a member $who', ({ first, refusal, opens }) => {
  const TOKEN = 'locked';
  let program: WholeProgram;

  beforeAll(async () => {
    program = await bootWholeProgram();
    const id = '01990000-0000-7000-8000-0000000000f2';
    const who = { type: 'member', id, role: 'super-admin', sessionId: id } as const;
    program.authenticator.tokens.set(TOKEN, { ...who, ...first });
  });
  afterAll(() => program.close());

  test('is refused every call except those that lead out of it', async () => {
    const faults: string[] = [];
    const open: string[] = [];
    for (const route of program.routes) {
      const { method, path, body } = exampleRequest(route);
      if (permits(route.policy, 'anonymous')) continue;
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const headers = { authorization: `Bearer ${TOKEN}`, ...type };
      const content = body === undefined ? undefined : JSON.stringify(body);
      const answer = await send(program.url, { method, path, headers, body: content });
      const name = `${route.method} ${route.path}`;
      if (!answer.body.includes(`"${refusal}"`)) open.push(name);
      else if (answer.status !== 403) faults.push(`${name}: ${answer.status}`);
    }
    expect(faults).toEqual([]);
    expect(open.sort()).toEqual([...opens].sort());
  });

  test('is let in to no channel of messages', async () => {
    const channels = [...new Set(program.messages.map(({ channel }) => channel))];
    expect(channels.length).toBeGreaterThan(1);
    for (const channel of channels) {
      const socket = io(`${program.url}/${channel}`, {
        auth: { token: TOKEN },
        forceNew: true,
        reconnection: false,
        transports: ['websocket'],
      });
      const code = await new Promise((resolve) => {
        socket.once('connect', () => resolve('let in'));
        socket.once('connect_error', (error) => {
          resolve((error as unknown as { data: { code: string } }).data.code);
        });
      });
      socket.disconnect();
      expect([channel, code]).toEqual([channel, refusal]);
    }
  });

  test('can send no message, whichever it is, over a connection that is open', () => {
    const first: readonly Policy[] = ['account.password', 'account.factor'];
    expect(program.messages.filter(({ policy }) => first.includes(policy))).toEqual([]);
  });
});
