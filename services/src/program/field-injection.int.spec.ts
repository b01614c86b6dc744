import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { permits, type Policy, type Role } from '@foyer/contracts/identity';
import { exampleOf, SchemaGatherer } from '@foyer/contracts/publication';
import type { z } from 'zod';

import { send } from '#platform/testing/send.js';
import { brokenFields } from '../testing/broken-fields.js';
import { exampleRequest } from '../testing/example-request.js';
import { ANSWER_MS } from '../testing/message-matrix.js';
import { bootWholeProgram, ROLES, type WholeProgram } from '../testing/whole-program.js';

jest.setTimeout(300_000);

/** Fills the budget of a connection by one message, in milliseconds. */
const REFILL_MS = 20;

describe('an operator, a prototype or a field too many', () => {
  let program: WholeProgram;
  const somebody = (policy: Policy): Role =>
    ROLES.find((role) => role !== 'anonymous' && permits(policy, role)) ?? 'anonymous';
  const happened = async (): Promise<number> => {
    let count = 0;
    for await (const { type } of program.eventLog.readAll()) count += type === '' ? 0 : 1;
    return count;
  };

  beforeAll(async () => {
    program = await bootWholeProgram();
  });
  afterAll(() => program.close());

  test('in any field of any body is refused for that field', async () => {
    const before = await happened();
    const faults: string[] = [];
    let tried = 0;
    for (const route of program.routes) {
      const { method, path, body } = exampleRequest(route);
      if (route.method === 'GET' || route.upload || body === undefined) continue;
      for (const broken of brokenFields(body)) {
        tried += 1;
        const { status, body: text } = await send(program.url, {
          method,
          path,
          headers: {
            ...program.headersOf(somebody(route.policy)),
            'content-type': 'application/json',
          },
          body: JSON.stringify(broken.body),
        });
        const name = `${method} ${path} ${broken.place}`;
        // Providers may send fields of their own with a form, which nothing looks at; it leads on
        // to a page.
        if (route.form && broken.place === '' && status === 302) continue;
        // A whole record may hold all that is shown of it; the revision of this one is refused.
        if (route.takesRecord === true && status === 409 && text.includes('CHANGED_MEANWHILE'))
          continue;
        if (status !== 400 || !blames(text, broken.place)) {
          faults.push(`${name}: ${status} ${text} ${JSON.stringify(broken.body).slice(0, 200)}`);
        }
      }
    }
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(500);
    expect(await happened()).toBe(before);
  });

  test('in any field of any query is refused, or not looked at', async () => {
    const faults: string[] = [];
    for (const route of program.routes) {
      if (route.query === undefined || route.method !== 'GET') continue;
      const { path } = exampleRequest(route);
      const [plain = ''] = path.split('?');
      for (const field of Object.keys((route.query as z.ZodObject).shape)) {
        for (const query of [
          `${field}[$ne]=1`,
          `${field}[$regex]=.*`,
          `${field}=a&${field}=b`,
          `${field}[]=a`,
          `${field}[__proto__][role]=admin`,
          `${field}={"$ne":null}`,
          `${field}=["$ne",null]`,
        ]) {
          const { status, body } = await send(program.url, {
            method: 'GET',
            path: `${plain}?${query.replace(/["{}$]/g, encodeURIComponent)}`,
            headers: program.headersOf(somebody(route.policy)),
          });
          if (status >= 500) faults.push(`${plain}?${query}: ${status} ${body}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('in any field of any message is refused, and changes nothing', async () => {
    for (const { channel, name, policy } of program.messages) {
      // A message is looked at after all that a new connection leads to.
      const socket = await program.connect(channel, somebody(policy));
      await socket?.timeout(ANSWER_MS).emitWithAck(name, null);
    }
    const before = await happened();
    const faults: string[] = [];
    let tried = 0;
    for (const { channel, name, policy, payload } of program.messages) {
      const socket = await program.connect(channel, somebody(policy));
      const gatherer = new SchemaGatherer();
      const schema = gatherer.convert(payload, 'input');
      for (const broken of brokenFields(exampleOf(schema, gatherer.components))) {
        tried += 1;
        program.clock.advance(REFILL_MS);
        const answer = (await socket?.timeout(ANSWER_MS).emitWithAck(name, broken.body)) as
          | { readonly ok: boolean; readonly code?: string }
          | undefined;
        if (answer?.ok !== false || answer.code !== 'INVALID_INPUT') {
          faults.push(`${channel} ${name} ${broken.place}: ${JSON.stringify(answer)}`);
        }
      }
    }
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(100);
    expect(await happened()).toBe(before);
  });
});

/** True if an error names the field, a part of it, or the whole body. */
function blames(text: string, place: string): boolean {
  const { errors } = JSON.parse(text) as {
    errors?: { code?: string; fields?: Record<string, string> };
  };
  if (errors?.code !== 'INVALID_INPUT') return false;
  return place === '' || Object.keys(errors.fields ?? {}).some((field) => field.startsWith(place));
}
