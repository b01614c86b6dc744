import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { portalRoutes } from '@foyer/contracts/portals';
import type { Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import { hire, openDesk, openPortal, ring, type Agent } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/** One pixel. */
const PICTURE = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

describe('Portals, in the console', () => {
  let stage: Stage;
  let agent: Agent;
  let id = '';

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    agent = await hire(stage);
    ({ id } = await openPortal(stage, []));
  });
  afterAll(() => stage.strike());

  const portal = async () =>
    (await stage.api()).call(portalRoutes.adminPortals.get, { params: { id } });
  const open = async (page: Page, tab: string) => {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await page.getByRole('tabpanel', { name: tab, exact: true }).waitFor();
  };
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('All changes saved').waitFor();
  };
  const upload = (page: Page, label: string) =>
    page.locator(`input[type=file][aria-label="${label}"]`).first().setInputFiles(PICTURE);
  const colour = (page: Page, label: string, value: string) =>
    page.getByLabel(label, { exact: true }).fill(value);

  journey(
    'begin at home, which shows who waits and who is free, and leads to the first visitor',
    () => stage,
    async () => {
      const page = await stage.consolePage('newcomer', '');
      const setup = page.getByRole('region', { name: 'Get started' });
      await setup
        .getByRole('link', { name: 'Share a portal link with your first visitor' })
        .click();
      await page.getByLabel('Short link').waitFor();
      await page.getByRole('menuitem', { name: 'Home' }).click();

      const answered = await openPortal(stage, [agent], { askClientName: true });
      const desk = await openDesk(stage, 'agent', agent);
      const agents = page.getByRole('region', { name: 'Agents' });
      await agents
        .getByRole('listitem')
        .filter({ hasText: agent.lastName })
        .getByText('Free')
        .waitFor();
      const visitor = await stage.page('visitor');
      await ring(visitor, answered.path, { name: 'Maria Lund' });
      const waiting = page.getByRole('region', { name: 'Waiting now' });
      const link = waiting.getByRole('link', { name: 'Maria Lund' });
      await link.waitFor();
      // A visitor has come: the list of steps has ended.
      await page.reload();
      await link.waitFor();
      expect(await setup.count()).toBe(0);
      expect(await violations(page)).toEqual([]);

      // The whole call by keys alone.
      const card = desk.getByRole('alertdialog', { name: 'Incoming call Maria Lund' });
      await card.waitFor();
      await desk.keyboard.press('a');
      await desk.getByRole('button', { name: 'Mute microphone' }).waitFor();
      await desk.keyboard.press('m');
      await desk.getByRole('button', { name: 'Turn microphone on' }).waitFor();
      await desk.keyboard.press('?');
      await desk.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await desk.keyboard.press('m');
      await desk.keyboard.press('Escape');
      await desk.getByRole('button', { name: 'Turn microphone on' }).waitFor();
      await desk.getByTestId('end-call').click();
    },
  );

  journey(
    'are opened from their row by keys, and in a tab of their own',
    () => stage,
    async () => {
      const page = await stage.consolePage('by keys', 'portals');
      const row = page.getByRole('table').getByRole('link', { name: 'Reception' }).first();
      await row.focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Short link').waitFor();
      await page.goBack();
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        row.click({ modifiers: ['ControlOrMeta'] }),
      ]);
      await tab.getByLabel('Short link').waitFor();
      await row.waitFor();
    },
  );

  journey(
    'every control of every form is saved and read back',
    () => stage,
    async () => {
      const page = await stage.consolePage('setter', `portals/${id}`);
      await page.getByLabel(/^Name/).fill('Front desk');
      await page.getByLabel('Short link').fill('front-desk');
      await page.getByLabel('Open for visitors').uncheck();
      await page.getByLabel('PIN', { exact: true }).fill('246810');
      await page.getByLabel('Ask visitors for their name').check();
      await page.getByLabel('Link after the visit').fill('https://example.org/thanks');
      expect(await page.getByLabel('Require a code by text message').isDisabled()).toBe(true);
      await page.getByText('No text message provider is set up').waitFor();
      await page.getByLabel('Ask before a call is recorded').check();
      await page.getByLabel('Question before a recording (German)').fill('Nehmen wir auf?');
      await page.getByLabel('Question before a recording (English)').fill('May we record?');
      await save(page);
      expect(await violations(page)).toEqual([]);

      await open(page, 'Call logic');
      await page.getByLabel('Random').check();
      await save(page);

      await open(page, 'Call controls');
      for (const name of [
        'Show the call button',
        'Show the volume during a call',
        'Show the button that ends a call',
        'Show the logo on kiosks',
      ]) {
        await page.getByLabel(name, { exact: true }).uncheck();
      }
      await page.getByLabel('The call button pulsates').check();
      await page.getByLabel('Text of the call button (German)').fill('Klingeln');
      await page.getByLabel('Text of the call button (English)').fill('Ring us');
      await page.getByLabel('Large').check();
      await colour(page, 'Colour of the call button', '#204060');
      await colour(page, 'Colour of its text', '#fff8e0');
      await save(page);

      await open(page, 'Appearance');
      await colour(page, 'Main colour', '#f5f5f5');
      await page.getByText(/hard to read/).waitFor();
      await colour(page, 'Main colour', '#112233');
      await colour(page, 'Second colour', '#445566');
      await colour(page, 'Background', '#fefefe');
      await colour(page, 'Call button', '#778899');
      await colour(page, 'Other buttons', '#aabbcc');
      await upload(page, 'Choose logo');
      await upload(page, 'Choose icon');
      await eventually(
        'both pictures are there',
        async () => (await page.getByText('Chosen', { exact: true }).count()) === 2,
      );
      await save(page);
      const { logo, favicon } = (await portal()).appearance;
      expect([typeof logo, typeof favicon]).toEqual(['string', 'string']);

      await open(page, 'Messages');
      await page.getByLabel('Welcome', { exact: true }).first().fill('Willkommen');
      await page.getByRole('tab', { name: 'English' }).click();
      await page.getByLabel('Welcome', { exact: true }).last().fill('Welcome in');
      await page.getByLabel('While waiting').last().fill('Soon');
      await page.getByLabel('When closed').last().fill('Closed');
      await page.getByLabel('Goodbye', { exact: true }).last().fill('Bye');
      await save(page);

      await open(page, 'Content');
      await page.getByRole('button', { name: /^Waiting/ }).click();
      await page.getByRole('button', { name: 'Add item' }).click();
      await page.getByLabel('Text', { exact: true }).fill('Our coffee is fresh');
      await upload(page, 'File for landscape screens');
      await page.getByText('Landscape: logo.png').waitFor();
      const thumbnail = page.getByRole('img', { name: 'logo.png' });
      await eventually('the picture is seen', () =>
        thumbnail.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0),
      );
      await save(page);

      await open(page, 'Documents');
      await upload(page, 'Add document');
      await page.getByRole('listitem').filter({ hasText: 'logo.png' }).waitFor();
      const { documentIds } = await portal();
      expect(documentIds).toHaveLength(1);
      await page.getByRole('button', { name: 'Remove: logo.png' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await page.getByText('No documents yet').waitFor();

      await open(page, 'Feedback');
      await page.getByLabel('Ask for a rating after the call').check();
      await page.getByLabel('Smileys').check();
      await save(page);

      await open(page, 'Members');
      await page.getByRole('combobox', { name: 'Members' }).click();
      await page.getByRole('option', { name: new RegExp(agent.lastName) }).click();
      await save(page);

      expect(await portal()).toMatchObject({
        name: 'Front desk',
        shortlink: 'front-desk',
        deactivated: true,
        hasPin: true,
        askClientName: true,
        redirectLink: 'https://example.org/thanks',
        smsCodeRequired: false,
        recording: {
          showOptInMessage: true,
          optInMessage: 'Nehmen wir auf?',
          optInMessageEn: 'May we record?',
        },
        callLogic: 'random',
        callButton: {
          showCallButton: false,
          callButtonName: 'Klingeln',
          callButtonNameEn: 'Ring us',
          color: '#204060',
          textColor: '#fff8e0',
          size: 'large',
          pulsate: true,
          showVolumeButton: false,
          showEndCallButton: false,
          showDeviceLogo: false,
        },
        appearance: {
          primary: '#112233',
          secondary: '#445566',
          background: '#fefefe',
          buttonPrimary: '#778899',
          buttonSecondary: '#aabbcc',
          logo,
          favicon,
        },
        messages: { welcome: 'Willkommen' },
        messagesEn: {
          welcome: 'Welcome in',
          waiting: 'Soon',
          notAvailable: 'Closed',
          goodbye: 'Bye',
        },
        queueContent: {
          waiting: [
            {
              message: { text: 'Our coffee is fresh' },
              media: { landscape: { mediaType: 'image' } },
            },
          ],
        },
        documentIds: [],
        feedback: { enabled: true, ratingType: 'smiles' },
        members: [{ memberId: agent.id }],
      });

      // Opened again, the forms show what was saved.
      await page.goto(`/vblh/console/portals/${id}/appearance`);
      const frame = page.frameLocator('iframe');
      await frame.getByRole('heading', { name: 'Front desk' }).waitFor();
      expect(await page.getByLabel('Main colour', { exact: true }).inputValue()).toBe('#112233');
      await page.getByRole('button', { name: 'Reset all colours and images' }).click();
      await save(page);
      expect((await portal()).appearance).toEqual({});
      await page.goto(`/vblh/console/portals/${id}`);
      await page.getByLabel('Open for visitors').check();
      await page.getByLabel('Remove PIN').check();
      await save(page);
      expect(await portal()).toMatchObject({ deactivated: false, hasPin: false });
    },
    180_000,
  );
});
