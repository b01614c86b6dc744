import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { isOpenToKeys, KeyRole, permits, type Policy } from '@foyer/contracts/identity';
import type { RouteDefinition } from '@foyer/contracts/schema';

import { send } from '#platform/testing/send.js';
import { exampleRequest } from '../testing/example-request.js';
import { bootWholeProgram, type WholeProgram } from '../testing/whole-program.js';

jest.setTimeout(120_000);

describe('API keys of each role', () => {
  let program: WholeProgram;

  beforeAll(async () => {
    program = await bootWholeProgram();
    for (const role of KeyRole.options) {
      const actor = { type: 'service', id: '01990000-0000-7000-8000-0000000000f1', role } as const;
      program.authenticator.tokens.set(`key.${role}`, actor);
    }
  });
  afterAll(() => program.close());

  /** The difference between the answer to a key and the tables; none where they agree. */
  async function faultOf(route: RouteDefinition, role: KeyRole): Promise<readonly string[]> {
    const { method, path, body } = exampleRequest(route);
    const answer = await send(program.url, {
      method,
      path,
      headers: {
        authorization: `Bearer key.${role}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const name = `${method} ${route.path} (${route.policy}) as ${role}: ${answer.status}`;
    const code = codeOf(answer.body);
    if (answer.status >= 500) return [`${name} ${answer.body}`];
    if (!isOpenToKeys(route.policy)) return code === 'FOR_PEOPLE_ONLY' ? [] : [name];
    const isShut = code === 'FORBIDDEN' || code === 'UNAUTHENTICATED';
    // Code behind the guard refuses what needs more, such as another administrator.
    if (permits(route.policy, role)) return code === 'UNAUTHENTICATED' ? [name] : [];
    return isShut ? [] : [`${name} ${code}`];
  }

  test.each(KeyRole.options)('a key of the role %s gets what the tables say', async (role) => {
    const faults: string[] = [];
    for (const route of program.routes) faults.push(...(await faultOf(route, role)));
    expect(program.routes.length).toBeGreaterThan(300);
    expect(faults).toEqual([]);
  });

  test('no route of the own account or of keys is open to keys', () => {
    const open = program.routes.filter(
      ({ path, policy }) =>
        policy !== 'public' &&
        isOpenToKeys(policy) &&
        /^\/(?:profile|user\/|admin\/api-keys)/.test(path),
    );
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  test('every policy of the own things of a person is shut', () => {
    const own = program.routes
      .map(({ policy }) => policy)
      .filter((policy: Policy) => /[.-]own$/.test(policy));
    expect(own.filter(isOpenToKeys)).toEqual([]);
  });
});

function codeOf(body: string): string {
  if (!body.startsWith('{')) return '';
  return (JSON.parse(body) as { errors?: { code?: string } }).errors?.code ?? '';
}
