import { afterAll, beforeAll, describe, expect } from '@jest/globals';

import { hire } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('The account settings', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  journey(
    'show where one is signed in, and end that elsewhere at once',
    () => stage,
    async () => {
      const { userName, token } = await hire(stage);
      const here = await stage.staffPage('here', token);
      await here.goto('/vblh/account/security');
      const lost = await stage.staffPage('lost', await stage.signIn(userName));
      const old = await stage.staffPage('old', await stage.signIn(userName));
      for (const page of [lost, old]) {
        await page.goto('/vblh/desk');
        await page.getByRole('button', { name: /^Availability/ }).waitFor();
      }
      // The main tab is that also after it was reloaded, and asks nothing.
      await here.reload();
      const signOut = here.getByRole('button', { name: /^Sign out .*, signed in/ });
      await signOut.first().waitFor();
      expect(await signOut.count()).toBe(2);
      await signOut.first().click();
      await here.getByText('Signed out there.').waitFor();
      await expect(signOut.count()).resolves.toBe(1);
      await here.getByRole('button', { name: 'Sign out everywhere else' }).click();
      for (const page of [lost, old]) {
        await page.getByText(/^Your session has ended/).waitFor({ timeout: 2_000 });
      }
      await here.getByText('This browser').waitFor();
      await signOut.first().waitFor({ state: 'detached' });
      await here.reload();
      await here.getByText('This browser').waitFor();
      expect(await signOut.count()).toBe(0);
    },
  );

  journey(
    'say who one is, and how the product is to behave',
    () => stage,
    async () => {
      const { token } = await hire(stage);
      const page = await stage.staffPage('owner', token);
      await page.goto('/vblh/account');
      await page.getByLabel('Last name').fill('');
      await page.getByRole('button', { name: 'Save' }).first().click();
      await page.getByText('This field can not be blank').waitFor();
      await page.getByLabel('Last name').fill('Lindqvist');
      await page.getByLabel('Company', { exact: true }).fill('Town hall');
      await page.getByLabel('Date of birth').fill('2999-01-01');
      await page.getByRole('button', { name: 'Save' }).first().click();
      await page.getByText('Please enter a valid date of birth').waitFor();
      await page.getByLabel('Date of birth').fill('1990-05-17');
      await page.getByRole('button', { name: 'Save' }).first().click();
      await page.getByText('Main account updated').waitFor();
      await page.getByRole('button', { name: /^Account of .* Lindqvist/ }).waitFor();
      await page.getByLabel('About you').fill('Passports, in German and Swedish.');
      await page.getByRole('region', { name: 'Description' }).getByText('Save').click();

      await page.getByRole('link', { name: 'Availability' }).click();
      await page.getByRole('button', { name: 'Monday to Friday, 8 to 18' }).click();
      await page.getByLabel('Friday, end of time 1').fill('07:00');
      await page.getByText('The end must be after the start').waitFor();
      await page.getByLabel('Friday, end of time 1').fill('13:00');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Settings saved').waitFor();

      await page.getByRole('link', { name: 'Profiles' }).click();
      await page.getByText('No additional profiles yet.').waitFor();
      await page.getByRole('button', { name: 'Add a profile' }).click();
      await page.getByLabel('Profile name').fill('Registry office');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByText('Profile created').waitFor();
      await page.getByRole('button', { name: 'Edit Registry office' }).click();
      await page.getByLabel('Role in the company').fill('Registrar');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByText('Profile updated').waitFor();

      await page.getByRole('link', { name: 'Preferences' }).click();
      await page.getByText('Dark', { exact: true }).click();
      await page.getByText('Deutsch').first().click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Einstellungen gespeichert').waitFor();
      expect(await page.getAttribute('html', 'data-mode')).toBe('dark');

      // The whole profile stays, also in another browser whose default language is English.
      await stage.dismiss('owner');
      const elsewhere = await stage.staffPage('elsewhere', token);
      await elsewhere.goto('/vblh/account/profiles');
      await elsewhere.getByText('Registrar').waitFor();
      await elsewhere.getByRole('heading', { name: 'Kontoeinstellungen' }).waitFor();
      expect(await elsewhere.getAttribute('html', 'data-mode')).toBe('dark');
      await elsewhere.getByRole('link', { name: 'Persönliches' }).click();
      expect(await elsewhere.getByLabel('Geburtsdatum').inputValue()).toBe('1990-05-17');
      expect(await elsewhere.getByLabel('Über Sie').inputValue()).toContain('Swedish');
    },
  );

  journey(
    'keep what is typed from tab to tab, and ask before it is lost',
    () => stage,
    async () => {
      const { token } = await hire(stage);
      const page = await stage.staffPage('writer', token);
      await page.goto('/vblh/desk');
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Account settings' }).click();
      await page.getByLabel('Company', { exact: true }).fill('Harbour office');
      await page.getByLabel('About you').fill('Ships, and whatever they carry.');
      await page.getByRole('link', { name: 'Preferences' }).click();
      await page.getByText('Dark', { exact: true }).click();
      await page.getByRole('link', { name: 'Availability' }).click();
      await page.getByRole('button', { name: 'Monday to Friday, 8 to 18' }).click();
      await page.goBack();
      expect(await page.getByLabel('Dark').isChecked()).toBe(true);
      await page.getByRole('link', { name: 'Personal data Not saved' }).click();
      expect(await page.getByLabel('Company', { exact: true }).inputValue()).toBe('Harbour office');
      expect(await page.getByLabel('About you').inputValue()).toContain('Ships');

      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await page.getByRole('link', { name: 'Desk' }).click();
      await question.getByText(/Personal data, Preferences,? and Availability/).waitFor();
      await question.getByRole('button', { name: 'Stay here' }).click();
      await page.getByRole('button', { name: 'Save' }).first().click();
      await page.getByText('Main account updated').waitFor();
      await page.getByRole('region', { name: 'Description' }).getByText('Save').click();
      await page.getByRole('link', { name: 'Personal data', exact: true }).waitFor();

      // The browser asks on its own where the whole page goes.
      const asked = page.waitForEvent('dialog');
      const reload = page.reload().catch(() => undefined);
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.accept();
      await reload;
      await page.getByRole('link', { name: 'Preferences', exact: true }).click();
      expect(await page.getByLabel('System', { exact: true }).isChecked()).toBe(true);
      await page.getByText('Dark', { exact: true }).click();
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await question.getByRole('button', { name: 'Leave without saving' }).click();
      await page.getByLabel('Password').waitFor();
      await stage.dismiss('writer');
    },
  );
});
