import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACTS_FOR_MEMBERS, BELONGS_TO, type ActsForMembers } from '@foyer/contracts/identity';

import { eventually } from '#platform/testing/eventually.js';
import { PASSWORD } from '#contexts/identity/testing/identity-app.js';
import { CalendarFixture, type Person } from './testing/calendar-fixture.js';

const NEW_PASSWORD = 'Other-Horse-22';

/**
 * Something that was made with a session of its owner, or for it, and how to see whether it still
 * opens anything.
 */
interface Made {
  /** The token of the sign-in that made it, if it is another than that of its owner. */
  readonly by?: string;
  readonly isGood: () => Promise<boolean>;
}

describe('all that acts in the name of a member', () => {
  let fixture: CalendarFixture;
  let admin: Person;
  let count = 0;

  beforeAll(async () => {
    fixture = await CalendarFixture.open();
    admin = await fixture.person('plain.admin', 'admin');
  });
  afterAll(() => fixture.close());

  const call = (...args: Parameters<CalendarFixture['app']['call']>) => fixture.app.call(...args);
  const ok = ({ status }: { status: number }) => status < 300;
  const tokenTo = async (to: string, page: string): Promise<string> => {
    const found = async () =>
      (await fixture.mails())
        .filter((mail) => mail.to === to)
        .map(({ text }) => new RegExp(`${page}#token=([\\w.-]+)`).exec(text)?.[1])
        .find((token) => token !== undefined);
    await eventually(`a link to ${to}`, async () => (await found()) !== undefined);
    return (await found()) ?? '';
  };

  const make: Record<ActsForMembers, (of: Person, name: string) => Promise<Made>> = {
    session: async (_of, name) => {
      const token = await fixture.app.signIn(name);
      return { by: token, isGood: async () => ok(await call('GET /profile', { token })) };
    },
    resetLink: async (_of, name) => {
      await call('POST /forgot-password', { body: { username: name } });
      const token = await tokenTo(`${name}@example.org`, 'auth/reset');
      const body = { token, purpose: 'reset' };
      return { isGood: async () => ok(await call('POST /login/link/owner', { body })) };
    },
    emailLink: async ({ token }, name) => {
      const email = `${name}@elsewhere.example`;
      const body = { email, oldPassword: PASSWORD };
      await call('POST /users/updateMyAccount', { token, body });
      const link = await tokenTo(email, 'auth/confirm-email');
      // To look is to use it: a link that works ends by it.
      return { isGood: async () => ok(await call(`POST /confirm-email/${link}`)) };
    },
    calendarFeed: async ({ token }) => {
      const { body } = await call('POST /calendarEvent/feed', { token });
      const { address } = body as { address: string };
      return { isGood: async () => ok(await fetch(fixture.app.url + address)) };
    },
  };

  const ways: Record<string, (of: Person, name: string) => Promise<{ status: number }>> = {
    'signing out everywhere': ({ token }) => call('DELETE /profile/sessions', { token }),
    'another password': ({ token }) =>
      call('POST /profile/changePassword', {
        token,
        body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD },
      }),
    'a password by a link': async (_of, name) => {
      await call('POST /forgot-password', { body: { username: `${name}@example.org` } });
      const link = await tokenTo(`${name}@example.org`, 'auth/reset');
      return call(`POST /reset/${link}`, { body: { password: NEW_PASSWORD } });
    },
    'a password that an administrator sets': ({ id }) =>
      call(`PUT /admin/members/${id}`, { token: admin.token, body: { password: NEW_PASSWORD } }),
    'deactivation, also when it is undone': async ({ id }) => {
      const token = admin.token;
      await call(`PUT /admin/members/${id}`, { token, body: { status: 'INACTIVE' } });
      return call(`PUT /admin/members/${id}`, { token, body: { status: 'ACTIVE' } });
    },
    deletion: ({ id }) =>
      call('POST /users/delete', { token: admin.token, body: { deleteUsers: [id] } }),
  };

  const kinds = Object.keys(ACTS_FOR_MEMBERS) as ActsForMembers[];
  // Only the newest of two links to a password is good, so the one is not there to be ended by the
  // other.
  const cases = kinds
    .flatMap((kind) => Object.keys(ways).map((way) => [kind, way] as const))
    .filter(([kind, way]) => kind !== 'resetLink' || way !== 'a password by a link');

  test.each(cases)('%s ends with %s', async (kind, way) => {
    count += 1;
    const name = `member.${count.toString()}`;
    const person = await fixture.person(name);
    const { isGood } = await make[kind](person, name);
    if (kind !== 'emailLink') expect(await isGood()).toBe(true);
    // Resets are requested at different seconds, so that the mails can be told apart.
    fixture.app.clock.advance(1000);
    expect(ok(await ways[way]!(person, name))).toBe(true);
    await eventually(`the end of ${kind}`, async () => !(await isGood()));
  });

  test.each(kinds)(
    '%s ends with the sign-in that made it, or belongs to the account',
    async (kind) => {
      const name = `single.${kind.toLowerCase()}`;
      const person = await fixture.person(name);
      const { by = person.token, isGood } = await make[kind](person, name);
      const { body } = await call('GET /profile/sessions', { token: by });
      const { sessions } = body as { sessions: { _id: string; current: boolean }[] };
      const id = sessions.find(({ current }) => current)?._id ?? '';
      const token = await fixture.app.signIn(name);
      expect(await call(`DELETE /profile/sessions/${id}`, { token })).toMatchObject({
        status: 200,
      });
      await eventually('the end of the sign-in', async () => {
        return (await call('GET /profile', { token: by })).status === 401;
      });
      expect(await isGood()).toBe(BELONGS_TO[kind] === 'account');
    },
  );
});
