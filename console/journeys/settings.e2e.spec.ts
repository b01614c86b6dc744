import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import sharp from 'sharp';

import { hire, openPortal } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const words = {
  en: {
    ...{ title: 'Title', save: 'Save', reset: 'Reset to defaults', confirm: 'Confirm' },
    ...{ logo: 'Logo: choose a file', colour: 'Main colour', saved: 'All saved' },
    ...{ chosen: 'Logo as chosen', changed: 'Title: Town hall' },
  },
  de: {
    ...{ title: 'Titel', save: 'Speichern', reset: 'Auf Standard zurücksetzen' },
    ...{ logo: 'Logo: Datei auswählen', colour: 'Hauptfarbe', saved: 'Alles gespeichert' },
    ...{ confirm: 'Bestätigen', changed: 'Titel: Town hall' },
    chosen: 'Logo wie gewählt',
  },
} as const;

describe.each(['en', 'de'] as const)('The look of a company (%s)', (language) => {
  const says = words[language];
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' }, language });
  });
  afterAll(() => stage.strike());

  journey(
    `is set by an administrator, seen on open pages without loading them again, and taken back (${language})`,
    () => stage,
    async () => {
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent]);
      const signIn = await stage.page('somebody who is about to sign in');
      await signIn.goto('/vblh/auth/login');
      await signIn.getByText('Foyer', { exact: true }).first().waitFor();
      const desk = await stage.staffPage('agent', agent.token);
      await desk.goto('/vblh/desk');
      await desk.getByRole('heading', { level: 1 }).waitFor();
      for (const page of [signIn, desk])
        await page.evaluate(() => Object.assign(window, { same: 1 }));

      const admin = await stage.consolePage('admin', 'settings/appearance');
      await admin.getByLabel(says.title, { exact: false }).first().fill('Town hall');
      await admin.getByLabel(says.colour, { exact: true }).fill('#7a1f5c');
      const logo = await sharp({
        create: { width: 900, height: 300, channels: 3, background: '#7a1f5c' },
      })
        .png()
        .toBuffer();
      await admin
        .getByLabel(says.logo)
        .and(admin.locator('input'))
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
      await admin.getByRole('img', { name: says.chosen }).waitFor();
      await admin.getByRole('button', { name: says.save }).click();
      await admin.getByText(says.saved, { exact: true }).waitFor();
      await admin.getByText(says.changed).waitFor();

      await signIn.getByText('Town hall', { exact: true }).waitFor();
      await signIn.getByRole('img', { name: 'Town hall' }).waitFor();
      await desk.waitForFunction(() => document.title.endsWith('Town hall'));
      await admin.waitForFunction(() => document.title === 'Town hall Console');
      const accentOf = (page: typeof desk) =>
        page.evaluate(() => document.documentElement.style.getPropertyValue('--accent'));
      for (const page of [signIn, desk]) expect(await accentOf(page)).toBe('#7a1f5c');

      const visitor = await stage.page('visitor');
      await visitor.goto(`/vblh/web-client-v2/queue/${portal.id}`);
      const shown = visitor.locator('img').first();
      await shown.waitFor();
      await visitor.waitForFunction(() => {
        const picture = document.querySelector('img');
        return picture?.complete === true && picture.naturalWidth > 0;
      });

      await admin.getByRole('button', { name: says.reset }).click();
      await admin.getByRole('dialog').getByRole('button', { name: says.confirm }).click();
      await signIn.getByText('Foyer', { exact: true }).first().waitFor();
      await desk.waitForFunction(() => document.title.endsWith('Foyer'));
      for (const page of [signIn, desk]) {
        await expect(accentOf(page)).resolves.toBe('');
        expect(await page.evaluate(() => 'same' in window)).toBe(true);
      }
    },
  );
});
