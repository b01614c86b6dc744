import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { permits } from '@foyer/contracts/identity';
import type { RouteDefinition } from '@foyer/contracts/schema';

import { Rejected } from '#platform/cqrs';
import {
  ActorBudgets,
  AddressLimits,
  CALLS_OF_STRANGERS,
  type BudgetRule,
} from '#platform/http/admission';
import { Listeners } from '#platform/realtime';
import { send } from '#platform/testing/send.js';
import { exampleRequest } from '../testing/example-request.js';
import { ANSWER_MS } from '../testing/message-matrix.js';
import { bootWholeProgram, type WholeProgram } from '../testing/whole-program.js';

jest.setTimeout(120_000);

const ROLES = ['anonymous', 'guest'] as const;

/** Routes of strangers that no budget limits, each with its reason; there is none. */
const WITHOUT: Readonly<Record<string, string>> = {};

/** Routes that make people or tokens, which cost more than a look. */
const MAKING = [
  'POST /callDetail/clientCall',
  'POST /callDetail/clientToken',
  'POST /queue/returnToPlace',
  'POST /session/guest',
  'POST /session/guest/renew',
  'POST /calendarEvent/guest',
  'POST /calendarEvent/answer',
  'POST /devices/client/verifyDevice',
  'POST /devices/client/renewToken',
];
const nameOf = ({ method, path }: RouteDefinition) => `${method} ${path}`;

describe('What strangers and holders of a link can reach', () => {
  let program: WholeProgram;
  const asked: (readonly [payer: string, rule: BudgetRule])[] = [];

  beforeAll(async () => {
    const limits = { visitsPerMinute: 1e9, openVisits: 1e9, placesInLine: 1e9 };
    program = await bootWholeProgram({
      addressLimits: new AddressLimits({ trustedNetworks: [], ...limits }),
    });
    program.app.get(ActorBudgets).spend = async ({ id }, rule) => {
      asked.push([id, rule]);
      throw new Rejected('TOO_MANY_REQUESTS', { retryAfter: '1' });
    };
  });
  afterEach(() => void asked.splice(0));
  afterAll(() => program.close());

  const call = async (route: RouteDefinition, role: (typeof ROLES)[number]) => {
    const { method, path, body } = exampleRequest(route);
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { ...program.headersOf(role), ...json };
    const { status } = await send(program.url, {
      ...{ method, path, headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return status;
  };
  const open = (role: (typeof ROLES)[number]) =>
    program.routes.filter(({ policy, upload }) => permits(policy, role) && !upload);

  test.each(ROLES)('is limited on every route: %s', async (role) => {
    expect(open(role).length).toBeGreaterThan(30);
    const unlimited: string[] = [];
    for (const route of open(role)) {
      const name = nameOf(route);
      if ((await call(route, role)) !== 429 && !(name in WITHOUT)) unlimited.push(name);
    }
    expect(unlimited).toEqual([]);
  });

  test('is counted by the address of a stranger', async () => {
    for (const route of open('anonymous')) await call(route, 'anonymous');
    expect(new Set(asked.map(([payer]) => payer))).toEqual(new Set(['address 127.0.0.1']));
  });

  test('is limited more where people and tokens are made', async () => {
    const making = program.routes.filter((route) => MAKING.includes(nameOf(route)));
    expect(making.map(nameOf).toSorted()).toEqual(MAKING.toSorted());
    for (const route of making) {
      await call(route, permits(route.policy, 'anonymous') ? 'anonymous' : 'guest');
      expect([nameOf(route), asked.at(-1)?.[1]]).not.toEqual([nameOf(route), CALLS_OF_STRANGERS]);
    }
    expect(asked).toHaveLength(MAKING.length);
  });

  test('is limited for every message', async () => {
    const listeners = program.app.get(Listeners);
    const messages = program.messages.filter(({ policy }) => permits(policy, 'guest'));
    expect(messages.length).toBeGreaterThan(30);
    const unlimited: string[] = [];
    for (const { channel, name } of messages) {
      const socket = await program.connect(channel, 'guest');
      if (!socket || listeners.find(channel, name)?.hasRule === true) continue;
      const answer = (await socket.timeout(ANSWER_MS).emitWithAck(name, null)) as { code?: string };
      if (answer.code !== 'TOO_MANY_REQUESTS') unlimited.push(`${channel} ${name}`);
    }
    expect(unlimited).toEqual([]);
  });
});
