import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { STANDARD_HOURS } from '@foyer/contracts/portals';

import { bootIdentityApp, PASSWORD, type IdentityApp } from '../../testing/identity-app.js';

const refused = (status: number, code: string) => ({ status, body: { errors: { code } } });
const profile = {
  _id: '01990000-0000-7000-8000-0000000000e1',
  profileName: 'Night desk',
  firstName: 'Ada',
  lastName: 'B.',
};

describe('the own account', () => {
  let app: IdentityApp;
  let adaId: string;
  let ada: string;
  let tom: string;
  let admin: string;

  beforeEach(async () => {
    app = await bootIdentityApp();
    await app.member('plain.admin', 'admin');
    adaId = await app.member('ada.berger', 'none');
    await app.member('tom.keller');
    admin = await app.signIn('plain.admin');
    ada = await app.signIn('ada.berger');
    tom = await app.signIn('tom.keller');
  });
  afterEach(() => app.close());

  const asAda = (body: unknown) => ({ token: ada, body });

  test('is changed by its owner in any role, and is shown with all details', async () => {
    const change = { lastName: 'Winter', company: 'Example GmbH', dateOfBirth: '1990-02-28' };
    expect(await app.call('POST /users/updateMyAccount', asAda(change))).toMatchObject({
      status: 200,
      body: { ...change, firstName: 'Ada', city: '', displayName: 'Ada Winter', role: 'none' },
    });
    const described = await app.call(
      'POST /users/updateMyAccountDescription',
      asAda({ description: 'Answers in the mornings' }),
    );
    expect(described).toMatchObject({ body: { description: 'Answers in the mornings' } });
    const hours = { availability: STANDARD_HOURS };
    expect(await app.call('POST /users/saveAvailabilities', asAda(hours))).toMatchObject({
      status: 200,
      body: hours,
    });
    expect(await app.call('GET /users/viewMySettings', { token: ada })).toMatchObject({
      status: 200,
      body: {
        profile: { ...change, ...hours, description: 'Answers in the mornings' },
        preference: { language: 'de', theme: 'system', ringVolume: 0.6, notifications: true },
      },
    });
    expect(
      await app.call(`GET /users/viewSettings?userId=${adaId}`, { token: admin }),
    ).toMatchObject({ body: { company: 'Example GmbH', dateOfBirth: '1990-02-28' } });
  });

  test('is changed at its other address too', async () => {
    const response = await fetch(`${app.url}/api/profile`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${ada}`, 'content-type': 'application/json' },
      body: JSON.stringify({ city: 'Bremen' }),
    });
    expect([response.status, await response.json()]).toMatchObject([200, { city: 'Bremen' }]);
  });

  test('keeps its particulars from other members, in lists too', async () => {
    await app.call(
      'POST /users/updateMyAccount',
      asAda({ dateOfBirth: '1990-02-28', city: 'Rom' }),
    );
    const { body } = await app.call('GET /users/all', { token: tom });
    expect(body).toMatchObject({ totalDocs: 3 });
    expect(JSON.stringify(body)).not.toMatch(/1990-02-28|Rom/);
  });

  test('takes no name of another member, no role, and no impossible date of birth', async () => {
    const update = (body: object) => app.call('POST /users/updateMyAccount', asAda(body));
    const oldPassword = PASSWORD;
    expect(await update({ userName: 'TOM.keller', oldPassword })).toMatchObject(
      refused(409, 'USER_NAME_ALREADY_EXISTS'),
    );
    expect(await update({ email: 'Tom.Keller@example.org', oldPassword })).toMatchObject(
      refused(409, 'EMAIL_ALREADY_EXISTS'),
    );
    expect(await update({ role: 'admin' })).toMatchObject(refused(400, 'INVALID_INPUT'));
    for (const dateOfBirth of ['2030-01-01', '1850-01-01', '2026-02-30']) {
      expect(await update({ dateOfBirth })).toMatchObject({
        status: 400,
        body: { errors: { code: 'INVALID_INPUT', fields: { dateOfBirth: expect.any(String) } } },
      });
    }
  });

  const seenBefore = async () => {
    const { body } = await app.call('GET /users/viewMySettings', { token: ada });
    return (body as { preference: { revision: number } }).preference.revision;
  };
  const meanwhile = (...names: string[]) => {
    const fields = Object.fromEntries(names.map((name) => [name, expect.any(String)]));
    const errors = { code: 'CHANGED_MEANWHILE', fields };
    return { status: 409, body: { errors } };
  };

  test('refuses preferences that another tab was faster with, and joins different ones', async () => {
    const prefer = (body: object) => app.call('POST /users/preference', asAda(body));
    const revision = await seenBefore();
    expect(await prefer({ theme: 'dark', revision })).toMatchObject({ body: { theme: 'dark' } });
    expect(await prefer({ ringVolume: 0.2, revision })).toMatchObject({
      status: 200,
      body: { theme: 'dark', ringVolume: 0.2, notifications: true, language: 'de' },
    });
    expect(await prefer({ theme: 'light', notifications: false, revision })).toMatchObject(
      meanwhile('theme'),
    );
    const now = await seenBefore();
    expect(now).toBeGreaterThan(revision);
    expect(await prefer({ theme: 'light', revision: now })).toMatchObject({
      body: { theme: 'light', notifications: true },
    });
  });

  test('refuses hours of a day that another tab was faster with, and joins different days', async () => {
    const work = (availability: object, revision?: number) =>
      app.call('POST /users/saveAvailabilities', asAda({ availability, revision }));
    const [early, late] = [[{ start: '08:00', end: '12:00' }], [{ start: '13:00', end: '17:00' }]];
    const revision = await seenBefore();
    await work({ monday: early }, revision);
    expect(await work({ tuesday: late }, revision)).toMatchObject({
      body: { availability: { monday: early, tuesday: late, sunday: [] } },
    });
    expect(await work({ monday: late, friday: late }, revision)).toMatchObject(meanwhile('monday'));
    expect(await work({ monday: late }, await seenBefore())).toMatchObject({
      body: { availability: { monday: late, tuesday: late, friday: [] } },
    });
  });

  test('keeps preferences; the language is the one of the account', async () => {
    const preference = { language: 'en', theme: 'dark', ringVolume: 0.2, notifications: false };
    expect(await app.call('POST /users/preference', asAda(preference))).toMatchObject({
      status: 200,
      body: preference,
    });
    expect(await app.call('GET /users/viewMySettings', { token: ada })).toMatchObject({
      body: { preference, profile: { language: 'en' } },
    });
    expect(
      await app.call('POST /users/preference', asAda({ ...preference, ringVolume: 2 })),
    ).toMatchObject(refused(400, 'INVALID_INPUT'));
  });

  test('has additional profiles, which its owner and administrators change', async () => {
    expect(await app.call('POST /user-profile/createMyProfile', asAda(profile))).toMatchObject({
      status: 201,
      body: { ...profile, company: '', avatarDocumentId: null },
    });
    const renamed = { ...profile, profileName: 'Day desk' };
    expect(await app.call('POST /user-profile/updateMyProfile', asAda(renamed))).toMatchObject({
      status: 200,
      body: renamed,
    });
    const byAdmin = { ...profile, userId: adaId, profileName: 'Front desk' };
    expect(
      await app.call('POST /user-profile/update', { token: admin, body: byAdmin }),
    ).toMatchObject({ status: 200, body: { profileName: 'Front desk' } });
    const second = { ...byAdmin, _id: '01990000-0000-7000-8000-0000000000e2' };
    expect(
      await app.call('POST /user-profile/create', { token: admin, body: second }),
    ).toMatchObject({ status: 201 });
    const both = [{ profileName: 'Front desk' }, { _id: second._id }];
    expect(await app.call('GET /user-profile/getMyProfiles', { token: ada })).toMatchObject({
      body: both,
    });
    expect(await app.call(`GET /user-profile/get?userId=${adaId}`, { token: admin })).toMatchObject(
      { body: both },
    );
  });

  test('shares no profile with another, also under the same id', async () => {
    await app.call('POST /user-profile/createMyProfile', asAda(profile));
    const taken = { token: tom, body: { ...profile, profileName: 'Mine now' } };
    expect(await app.call('POST /user-profile/updateMyProfile', taken)).toMatchObject(
      refused(404, 'PROFILE_NOT_FOUND'),
    );
    expect(await app.call('POST /user-profile/createMyProfile', taken)).toMatchObject({
      status: 201,
    });
    expect(await app.call('GET /user-profile/getMyProfiles', { token: ada })).toMatchObject({
      body: [{ profileName: 'Night desk' }],
    });
    const foreign = { token: tom, body: { ...profile, userId: adaId } };
    expect(await app.call('POST /user-profile/update', foreign)).toMatchObject(
      refused(403, 'FORBIDDEN'),
    );
  });

  test('is readable in the log only with the key of its person', async () => {
    await app.call('POST /users/updateMyAccount', asAda({ address: 'Am Wall 1' }));
    await app.call('POST /user-profile/createMyProfile', asAda(profile));
    let kept = '';
    for await (const event of app.eventLog.readAll()) kept += JSON.stringify(event.data);
    expect(kept).toContain('enc:1:');
    expect(kept).not.toMatch(/Am Wall|Night desk/);
  });
});
