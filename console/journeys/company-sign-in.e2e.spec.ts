import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { identityRoutes, providerRoutes, type MemberRole } from '@foyer/contracts/identity';
import type { Page } from 'playwright-core';

import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import {
  CLIENT,
  startOidcCompany,
  type OidcCompany,
} from '../../services/src/contexts/identity/user-sources/testing/oidc-company.js';
import {
  BIND,
  LDAP_PASSWORD,
  PEOPLE,
  STAFF,
  startSlapd,
  type Slapd,
} from '../../services/src/contexts/identity/user-sources/testing/slapd.js';

const erika = {
  preferred_username: 'erika.muster',
  email: 'erika@example.org',
  email_verified: true,
  given_name: 'Erika',
  family_name: 'Muster',
  groups: ['reception', 'bosses'],
};

describe('Signing in with the accounts of the company', () => {
  let stage: Stage;
  let company: OidcCompany;
  let slapd: Slapd;

  beforeAll(async () => {
    slapd = await startSlapd();
    stage = await Stage.set({ settings: { JANUS: 'off', SIGN_IN_NETWORKS: '127.0.0.0/8,::1' } });
    company = await startOidcCompany(`${stage.server.origin}/api/v2/sso/oidc/callback`);
  });
  afterAll(async () => {
    await stage.strike();
    await company.stop();
    await slapd.stop();
  });

  const roleOf = async (userName: string): Promise<MemberRole | undefined> => {
    const api = await stage.api();
    const found = await api.call(identityRoutes.adminMembers.list, {
      query: { filter: JSON.stringify({ q: userName }) },
    });
    return found.find((member) => member.userName === userName)?.role;
  };
  const enter = async (page: Page, label: string, text: string): Promise<void> => {
    // Labels of required fields end with a star.
    const field = page.getByLabel(new RegExp(`^${label}\\s*\\*?$`));
    await field.fill(text);
  };

  journey(
    'is set up in the console, and leads over the provider to the desk, with the role of one’s groups',
    () => stage,
    async () => {
      company.people.set('erika', erika);
      const page = await stage.consolePage('administrator', 'userSources?tab=oidc');
      await page.getByRole('switch', { name: 'Enabled' }).check();
      await enter(page, 'Name', 'Old Example');
      await enter(page, 'Issuer', 'http://127.0.0.1:9');
      await enter(page, 'Client ID', CLIENT.clientID);
      await enter(page, 'Client secret', CLIENT.clientSecret);
      await enter(page, 'Sign-in group', 'reception');
      await enter(page, 'Administrator group', 'bosses');
      await page.getByRole('button', { name: 'Test connection' }).click();
      await page.getByText(/does not answer|not as this sign-in provider/).waitFor();
      await enter(page, 'Issuer', company.issuer);
      await page.getByRole('button', { name: 'Test connection' }).click();
      await page.getByText('The connection works.').waitFor();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('A secret is stored. Leave empty to keep it.').waitFor();
      // The next save of something else leaves the secret, by which people sign in below.
      await enter(page, 'Name', 'Example');
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await page.getByRole('button', { name: 'Save' }).click();
      expect((await saved).ok()).toBe(true);

      const visit = async (name: string): Promise<Page> => {
        const erikas = await stage.page(name);
        await erikas.goto('/vblh/auth/login');
        await erikas.getByRole('link', { name: 'Sign in with Example' }).click();
        await erikas.locator('input[name=login]').fill('erika');
        await erikas.locator('input[name=password]').fill('any');
        await erikas.locator('button[type=submit]').click();
        await erikas.waitForURL('**/vblh/desk');
        return erikas;
      };
      await visit('erika');
      expect(await roleOf('erika.muster')).toBe('admin');
      company.people.set('erika', { ...erika, groups: ['reception'] });
      await visit('erika again');
      await eventually(
        'Erika is a member again',
        async () => (await roleOf('erika.muster')) === 'member',
      );

      company.people.set('erika', { ...erika, groups: [] });
      const refused = await stage.page('erika, out');
      await refused.goto('/vblh/auth/login');
      await refused.getByRole('link', { name: 'Sign in with Example' }).click();
      await refused.locator('input[name=login]').fill('erika');
      await refused.locator('input[name=password]').fill('any');
      await refused.locator('button[type=submit]').click();
      await refused.getByText(/not enabled for this application/).waitFor();
    },
  );

  journey(
    'follows the directory: who is taken out of the group is signed out at once',
    () => stage,
    async () => {
      await slapd.person('max.muster');
      await slapd.person('eva.example');
      await slapd.setMembers(STAFF, ['max.muster', 'eva.example']);
      const page = await stage.consolePage('administrator', 'userSources');
      await page.getByRole('switch', { name: 'Enabled' }).check();
      await enter(page, 'Name', 'Example');
      await enter(page, 'Server address', slapd.secureUrl);
      await enter(page, 'Bind DN', BIND.bindDN);
      await enter(page, 'Bind password', BIND.bindPW);
      await enter(page, 'Own certificate authority', slapd.certificate);
      await enter(page, 'User DN', PEOPLE);
      await enter(page, 'Sign-in group', STAFF);
      await page.getByRole('button', { name: 'Test connection' }).click();
      await page.getByText('2 people may sign in.').waitFor();
      await page.getByRole('button', { name: 'Save' }).click();
      const plan = page.getByRole('dialog', { name: 'Save and update members?' });
      await plan.getByText('2 new members:').waitFor();
      await plan.getByText('Erika Muster, Erika Muster').waitFor();
      await plan.getByRole('button', { name: 'Save settings' }).click();
      await page.getByText('2 new', { exact: true }).waitFor();

      const desk = await stage.page('max');
      await desk.goto('/vblh/auth/login');
      await desk.getByText('You can use your Example user name and password.').waitFor();
      await enter(desk, 'User name or e-mail', 'max.muster');
      await enter(desk, 'Password', LDAP_PASSWORD);
      await desk.keyboard.press('Enter');
      await desk.waitForURL('**/vblh/desk');

      await slapd.setMembers(STAFF, ['eva.example']);
      await page.getByRole('button', { name: 'Update now' }).click();
      await page.getByText('1 deactivated').waitFor();
      await desk.waitForURL('**/vblh/auth/login**');
      await page.getByRole('cell', { name: 'Deactivated' }).waitFor();

      const api = await stage.api();
      const { syncs } = await api.call(providerRoutes.getLdapSync, {});
      expect(syncs[0]).toMatchObject({ status: 'done', deactivated: 1 });
    },
  );
});
