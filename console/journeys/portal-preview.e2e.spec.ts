import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { FrameLocator, Locator, Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import { openPortal } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { drawnPicture } from '../../tools/journeys/harness/portal-picture.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const isSeen = (picture: Locator) =>
  eventually('the picture is seen', () =>
    picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0),
  );

describe('The preview of a portal', () => {
  let stage: Stage;
  let path = '';

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    path = `portals/${(await openPortal(stage, [])).id}`;
  });
  afterAll(() => stage.strike());

  const openTab = async (
    name: string,
    tab: string,
  ): Promise<{ page: Page; frame: FrameLocator }> => {
    const page = await stage.consolePage(name, `${path}/${tab}`);
    const frame = page.frameLocator('iframe[title="Preview"]');
    await frame.getByRole('heading').first().waitFor();
    return { page, frame };
  };

  journey(
    'plays the slides of the section that is being edited, before they are saved',
    () => stage,
    async () => {
      const { page, frame } = await openTab('editor', 'content');
      const slide = frame.getByTestId('slide');
      await page.getByRole('button', { name: /^Waiting/ }).click();
      await frame.getByRole('heading', { name: '2 people before you' }).waitFor();
      await page.getByRole('button', { name: 'Add item' }).click();
      const text = page.getByLabel('Text', { exact: true });
      await text.first().pressSequentially('Our coffee is fresh');
      await slide.getByText('Our coffee is fresh').waitFor();
      // Actions of the page next to the form take no key from it.
      expect(await text.first().inputValue()).toBe('Our coffee is fresh');
      await page
        .locator('input[type=file][aria-label="File for landscape screens"]')
        .setInputFiles(await drawnPicture(stage, { width: 640, height: 360 }));
      await isSeen(slide.locator('img'));

      await page.getByRole('button', { name: 'Add item' }).click();
      await text.last().fill('Second');
      await slide.getByText('Second').waitFor();
      await text.first().focus();
      await slide.getByText('Our coffee is fresh').waitFor();

      await page.getByRole('button', { name: /^Goodbye/ }).click();
      await frame.getByRole('heading', { name: /Thank you/ }).waitFor();
      for (const screen of ['Desktop', 'Kiosk', 'Phone']) {
        await page.getByRole('button', { name: screen, exact: true }).click();
        await frame.getByRole('heading', { name: /Thank you/ }).waitFor();
      }
      expect(await violations(page)).toEqual([]);
      await stage.dismissAll();
    },
  );

  journey(
    'shows every station without a camera and without a place in line',
    () => stage,
    async () => {
      const { page, frame } = await openTab('looker', 'feedback');
      await page.getByLabel('Ask for a rating after the call').check();
      await page.getByLabel('Yes or no').check();
      await frame.getByRole('radio', { name: 'Yes' }).waitFor();
      const show = async (station: string) => {
        await page.getByRole('combobox', { name: 'Show' }).click();
        await page.getByRole('option', { name: station, exact: true }).click();
      };
      await show('Asking for the camera');
      await frame.getByText('Please allow both').waitFor();
      await show('Camera check');
      await frame.getByRole('button', { name: 'Ring now' }).waitFor();
      await show('Start page, closed');
      await frame.getByText(/tomorrow, 08:00/).waitFor();
      await show('Start page');
      await frame.getByRole('button', { name: 'Start video call' }).waitFor();
      const visits = await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.includes('visit')),
      );
      expect(visits).toEqual([]);
      await stage.dismissAll();
    },
  );

  journey(
    'leads to where a message is read, and leaves the keys to who types it',
    () => stage,
    async () => {
      const { page, frame } = await openTab('writer', 'messages');
      for (const [label, heading] of [
        ['While waiting', /people before you/],
        ['Goodbye', /Thank you/],
      ] as const) {
        const field = page.getByLabel(label, { exact: true }).first();
        await field.click();
        await frame.getByRole('heading', { name: heading }).waitFor();
        await page.keyboard.type('See you soon');
        expect(await field.inputValue()).toBe('See you soon');
        await frame.getByText('See you soon').waitFor();
      }
      await stage.dismissAll();
    },
  );

  journey(
    'shows the name, the PIN and the logo as they are typed and chosen',
    () => stage,
    async () => {
      const { page, frame } = await openTab('namer', '');
      await page.getByLabel(/^Name/).fill('Front desk');
      await frame.getByRole('heading', { name: 'Front desk' }).waitFor();
      await page.getByLabel('PIN', { exact: true }).fill('246810');
      await frame.getByLabel('PIN').waitFor();
      page.once('dialog', (dialog) => void dialog.accept());
      await page.getByRole('tab', { name: 'Appearance' }).click();
      await page
        .locator('input[type=file][aria-label="Choose logo"]')
        .setInputFiles(await drawnPicture(stage, { width: 300, height: 100 }));
      await isSeen(frame.locator('img').first());
      await stage.dismissAll();
    },
  );
});
