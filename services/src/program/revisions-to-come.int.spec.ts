import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { routes } from '@foyer/contracts/surface';
import type { RouteDefinition } from '@foyer/contracts/schema';
import { z } from 'zod';

import type { TestApp } from '#platform/testing/test-app.js';
import { makeSamlCompany } from '../contexts/identity/user-sources/testing/saml-company.js';
import { exampleRequest } from '../testing/example-request.js';
import { bootProgram } from '../testing/whole-program.js';

/** A revision that no stream of the test reaches. */
const TO_COME = 999;
/** A new portal has no revision that others could have seen. */
const MAKES = new Set(['POST /admin/portals']);

const nameOf = ({ method, path }: RouteDefinition) => `${method} ${path}`;
const namesRevision = ({ body }: RouteDefinition) => {
  const { shape } = (body ?? z.object({})) as z.ZodObject;
  return 'revision' in shape || 'revisions' in shape;
};
const calls = routes.filter((route) => namesRevision(route) && !MAKES.has(nameOf(route)));

describe('a revision that is still to come', () => {
  let app: TestApp;
  let certificate: string;
  let asAda: Record<string, string>;
  /** Ids of what is made, by the word in the path of its resource. */
  const ids: Record<string, string> = {};

  const send = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(`${app.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...asAda },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const make = async (path: string, body: object): Promise<string> => {
    const made = await send('POST', `/api/v2${path}`, body);
    expect([path, made.status, made.status > 201 && made.body]).toEqual([path, 201, false]);
    return String(made.body.id ?? made.body._id);
  };
  const happened = async () => {
    let count = 0;
    for await (const { id } of app.eventLog.readAll()) count += id === '' ? 0 : 1;
    return count;
  };

  beforeAll(async () => {
    ({ certificate } = await makeSamlCompany());
    app = await bootProgram();
    const names = { firstName: 'Ada', lastName: 'Kern', language: 'en', role: 'super-admin' };
    const ada = app.core.newId.next();
    asAda = app.headersOf('super-admin');
    const person = { ...names, userName: 'ada.kern', email: 'ada@example.org' };
    ids.members = await make('/admin/members', { ...person, id: ada });
    asAda = app.headersOf('super-admin', ada);
    ids.groups = await make('/admin/groups', { name: 'Desk' });
    const guest = { firstName: 'Vera', lastName: 'Klein', email: 'vera@example.org' };
    ids.guests = await make('/admin/guests', guest);
    ids['api-keys'] = await make('/admin/api-keys', { name: 'CRM', role: 'admin' });
    const url = 'https://example.org/hook';
    const webhook = { url, description: '', eventTypes: ['*'] };
    ids.webhooks = await make('/admin/webhooks', webhook);
    ids.portals = await make('/admin/portals', { name: 'Lobby' });
    ids.devices = await make('/admin/devices', { name: 'Kiosk', queueId: ids.portals });
    const session = { sessionName: 'Team', sessionType: 'private' };
    ids.sessions = await make('/session', { _id: app.core.newId.next(), ...session });
    const profile = { profileName: 'Desk', firstName: 'Ada', lastName: 'Kern' };
    ids.profile = app.core.newId.next();
    await make('/user-profile/create', { ...profile, _id: ids.profile, userId: ada });
  });
  afterAll(() => app.close());

  test('is tried with every call that names one', () => {
    expect(calls.length).toBeGreaterThan(25);
  });

  test.each(calls.map((route) => [nameOf(route), route] as const))(
    'is refused as changed meanwhile by %s, and changes nothing',
    async (_name, route) => {
      const { path, body } = exampleRequest(route);
      const { shape } = route.body as z.ZodObject<Record<string, z.ZodType>>;
      // Optional fields could name things that do not exist.
      const needed = Object.entries(body as object).filter(
        ([name]) => shape[name]?.safeParse(undefined).success === false,
      );
      const own = {
        ...('userId' in shape && { userId: ids.members }),
        ...('_id' in shape && { _id: ids.profile }),
        ...('serverAddr' in shape && {
          serverAddr: 'ldaps://directory.example',
          userDN: 'ou=people',
          userSearchFilter: '',
          attributes: {},
        }),
        ...(route.path === '/queue/updateMember' && { members: [ids.members] }),
        ...('idpCertificates' in shape && { idpCertificates: [certificate] }),
        ...(route.path.startsWith('/queue') && { queueId: ids.portals }),
        ...(route.path.startsWith('/session/') && { sessionId: ids.sessions }),
        ...('revisions' in shape
          ? { revisions: { appearance: TO_COME, sounds: TO_COME } }
          : { revision: TO_COME }),
      };
      const word = /\/admin\/([\w-]+)\/\{id\}/.exec(route.path)?.[1] ?? '';
      const at = path.replace(/[^/]+$/, (last) => ids[word] ?? last);
      const before = await happened();
      const answer = await send(route.method, at, { ...Object.fromEntries(needed), ...own });
      expect(answer).toMatchObject({
        status: 409,
        body: { errors: { code: expect.stringMatching(/CHANGED_MEANWHILE$/) } },
      });
      expect(await happened()).toBe(before);
    },
  );
});
