import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { RouteDefinition } from '@foyer/contracts/schema';

import { send } from '#platform/testing/send.js';
import { exampleRequest } from '../testing/example-request.js';
import { bootWholeProgram, type WholeProgram } from '../testing/whole-program.js';

jest.setTimeout(120_000);

const LEADER = {
  type: 'member',
  id: '01990000-0000-7000-8000-0000000000e1',
  role: 'super-admin',
  sessionId: '01990000-0000-7000-8000-0000000000e2',
} as const;

describe('A call with an Idempotency-Key', () => {
  let program: WholeProgram;

  beforeAll(async () => {
    program = await bootWholeProgram();
    program.authenticator.tokens.set('leader', LEADER);
  });
  afterAll(() => program.close());

  const ask = async (
    { method, path, body }: ReturnType<typeof exampleRequest>,
    idempotencyKey: string,
  ) => {
    const answer = await send(program.url, {
      ...{ method, path },
      headers: {
        authorization: 'Bearer leader',
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: JSON.parse(answer.body || 'null') as Made | null };
  };
  interface Made {
    readonly id?: string;
    readonly errors?: { readonly code: string };
  }

  /** The request of a route that makes a thing, without an id of the caller's own. */
  const withoutId = (route: RouteDefinition, name: string) => {
    const request = exampleRequest(route);
    const { id: _, ...body } = request.body as Record<string, unknown>;
    return { ...request, body: 'name' in body ? { ...body, name } : body };
  };

  test('makes one thing however often it is sent, on every route that makes one', async () => {
    const makers = program.routes.filter(
      ({ method, path, answers }) =>
        method === 'POST' && 201 in answers && /^\/admin\/[\w-]+$/.test(path),
    );
    const made: string[] = [];
    for (const route of makers) {
      const request = withoutId(route, `Repeated ${route.path}`);
      const first = await ask(request, 'once-and-again');
      if (first.status !== 201) continue;
      const again = await ask(request, 'once-and-again');
      const isSame = again.status === 201 && again.body?.id === first.body?.id;
      const isRefused = again.status === 409;
      expect([route.path, again.status, isSame || isRefused]).toEqual([
        ...[route.path, again.status, true],
      ]);
      const other = await ask(withoutId(route, `Another ${route.path}`), 'another-call');
      expect([route.path, other.body?.id === first.body?.id]).toEqual([route.path, false]);
      made.push(route.path);
    }
    expect(made).toEqual(
      expect.arrayContaining(['/admin/groups', '/admin/guests', '/admin/members']),
    );
  });

  test('changes what it says, also where another call had the same key', async () => {
    const route = program.routes.find(
      ({ method, path }) => method === 'POST' && path === '/admin/groups',
    );
    if (route === undefined) throw new Error('Groups are not served');
    const made = await ask(withoutId(route, 'Before'), 'group-to-rename');
    const rename = (name: string) => ({
      ...{ method: 'PUT', path: `/api/v2/admin/groups/${made.body?.id}`, body: { name } },
    });
    const names: unknown[] = [];
    for (const name of ['One', 'Two', 'Two']) {
      names.push((await ask(rename(name), 'rename-the-group')).body);
    }
    expect(names).toMatchObject([{ name: 'One' }, { name: 'Two' }, { name: 'Two' }]);
    // The thing of a key is there already, with other content.
    expect(await ask(withoutId(route, 'Else'), 'group-to-rename')).toMatchObject({
      ...{ status: 409, body: { errors: { code: 'ID_ALREADY_USED' } } },
    });
  });

  test.each(['short', 'with blanks in it', 'umlaut-\u00fc-key'])(
    'is refused where its key has an odd form: %s',
    async (key) => {
      const route = program.routes.find(
        ({ method, path }) => method === 'POST' && path === '/admin/groups',
      );
      if (route === undefined) throw new Error('Groups are not served');
      expect(await ask(withoutId(route, 'Never made'), key)).toMatchObject({
        ...{ status: 400, body: { errors: { code: 'INVALID_INPUT' } } },
      });
    },
  );
});
