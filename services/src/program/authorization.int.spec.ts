import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { permits, type Policy, type Role } from '@foyer/contracts/identity';
import { fullPath } from '@foyer/contracts/schema';

import { PolicyGuard } from '../platform/http/policy-guard.js';
import { send } from '#platform/testing/send.js';
import { exampleRequest } from '../testing/example-request.js';
import { httpMatrix, policiesOf } from '../testing/http-matrix.js';
import { messageMatrix } from '../testing/message-matrix.js';
import { bootWholeProgram, ROLES, type WholeProgram } from '../testing/whole-program.js';

jest.setTimeout(120_000);

/** Changes a contract for as long as a test needs the mistake. */
function plant(contract: { readonly policy: Policy }, policy: Policy): () => void {
  const { policy: before } = contract;
  Object.assign(contract, { policy });
  return () => void Object.assign(contract, { policy: before });
}

describe('who may do what', () => {
  let program: WholeProgram;
  let undo = (): void => undefined;

  beforeAll(async () => {
    program = await bootWholeProgram();
  });
  afterEach(() => {
    undo();
    undo = () => undefined;
  });
  afterAll(() => program.close());

  test('every call lets in the roles of its policy, and no other', async () => {
    expect(program.routes.length).toBeGreaterThan(10);
    expect(await httpMatrix(program, policiesOf(program.routes))).toEqual([]);
  });

  test('every message is accepted from the roles of its policy, and no other', async () => {
    const expected = new Map(program.messages.map((message) => [message, message.policy]));
    expect(expected.size).toBeGreaterThan(0);
    expect(await messageMatrix(program, expected)).toEqual([]);
  });

  test('a call that is opened to all roles by mistake is found', async () => {
    const expected = policiesOf(program.routes);
    const route = program.routes.find(({ policy }) => policy === 'members.manage');
    if (!route) throw new Error('There is no such route');
    undo = plant(route, 'public');
    const differences = await httpMatrix(program, new Map([[route, expected.get(route)!]]));
    expect(differences).toContainEqual(expect.stringContaining('as anonymous: let in'));
  });

  test('a guard that is gone is found', async () => {
    const guard = jest.spyOn(PolicyGuard.prototype, 'canActivate').mockResolvedValue(true);
    undo = () => guard.mockRestore();
    const [route] = program.routes.filter(({ policy }) => policy === 'account.own');
    const differences = await httpMatrix(program, policiesOf(route ? [route] : []));
    expect(differences).toContainEqual(expect.stringContaining('as anonymous: let in'));
  });

  test('a message that is opened by mistake is found', async () => {
    const message = program.messages.find(({ policy }) => policy !== 'socket.own');
    const [chosen = message] = message ? [message] : program.messages;
    if (!chosen) throw new Error('There is no message');
    const expected = new Map([[chosen, 'members.promote' as const]]);
    const differences = await messageMatrix(program, expected);
    expect(differences).toContainEqual(expect.stringContaining('heard'));
  });

  test('no way of writing an address opens what is shut', async () => {
    const opened: string[] = [];
    // A caller with a readable route at the same address may also ask about it.
    const mayGet = (path: string, role: Role) =>
      program.routes.some(
        (one) => one.method === 'GET' && one.path === path && permits(one.policy, role),
      );
    for (const route of program.routes.filter(({ policy }) => policy !== 'public')) {
      const { method, path, body } = exampleRequest(route);
      const strangers = ROLES.filter((role) => !permits(route.policy, role));
      // A caller without a token, and a caller whose token comes closest to being enough.
      for (const role of new Set([strangers.at(0), strangers.at(-1)])) {
        for (const [verb, written] of waysToWrite(method, path)) {
          if (verb === 'HEAD' && mayGet(route.path, role ?? 'anonymous')) continue;
          const { status } = await send(program.url, {
            method: verb,
            path: written,
            headers: {
              ...(role && program.headersOf(role)),
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            body: body === undefined ? undefined : JSON.stringify(body),
          });
          const name = `${verb} ${written} as ${role}`;
          if (status < 300 || status >= 500) opened.push(`${name}: ${status}`);
        }
      }
      expect(fullPath(route)).toMatch(/^\/api\//);
    }
    expect(opened).toEqual([]);
  });
});

function waysToWrite(method: string, path: string): readonly (readonly [string, string])[] {
  const [plain = '', query = ''] = path.split('?');
  const search = query === '' ? '' : `?${query}`;
  const last = plain.lastIndexOf('/');
  const paths = [
    plain,
    `/${plain}`,
    plain.replace('/api/', '/api//'),
    `${plain}/`,
    `${plain};x=1`,
    `${plain}%00`,
    `${plain}%20`,
    plain.replaceAll('/', '%2f'),
    `${plain.slice(0, last)}%2f${plain.slice(last + 1)}`,
    `${plain.slice(0, last)}/./${plain.slice(last + 1)}`,
    `${plain.slice(0, last)}/x/../${plain.slice(last + 1)}`,
    `${plain.slice(0, last)}/%2e/${plain.slice(last + 1)}`,
    plain.toUpperCase(),
    `http://elsewhere${plain}`,
  ];
  const written = paths.map((one) => [method, one + search] as const);
  return [...written, ['HEAD', path], ['OPTIONS', path], ['TRACE', path], ['PROPFIND', path]];
}
