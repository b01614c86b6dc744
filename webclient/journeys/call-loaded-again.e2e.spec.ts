import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { changeLook } from '../../tools/journeys/harness/look.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { comeAsGuest, makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/** True if the name shows in each small picture, and no control lies over it. */
const namesShow = (page: Page): Promise<boolean> =>
  page.getByTestId('group-pictures').evaluate((pictures) =>
    [...pictures.querySelectorAll('[data-picture]:not([data-large])')].every((one) => {
      const caption = one.querySelector('figcaption')!;
      const name = [...caption.querySelectorAll(':scope > span')].find(
        ({ firstChild }) =>
          firstChild instanceof Text && firstChild.textContent.startsWith('Benedikta'),
      );
      if (!name) return true;
      const range = document.createRange();
      range.setStart(name.firstChild!, 0);
      range.setEnd(name.firstChild!, 3);
      const plate = caption.getBoundingClientRect();
      const pin = one.querySelector('button')!.getBoundingClientRect();
      const isFree = pin.top >= plate.bottom || pin.left >= plate.right;
      return isFree && range.getBoundingClientRect().right <= name.getBoundingClientRect().right;
    }),
  );

async function turnOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mute microphone' }).click();
  await page.getByRole('button', { name: 'Turn camera off' }).click();
  await stayOff(page);
}

async function stayOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Turn microphone on' }).waitFor();
  await page.getByRole('button', { name: 'Turn camera on' }).waitFor();
}

describe('The page of a call that is loaded again', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  journey(
    'keeps off what was off, for agent and visitor; and who accepts by keyboard stands in the call',
    () => stage,
    async () => {
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent], { askClientName: true });
      const desk = await openDesk(stage, 'agent', agent);
      const visitor = await stage.page('visitor');
      await ring(visitor, portal.path, { name: 'Maria Lund' });
      await desk.getByRole('button', { name: 'Accept' }).press('Enter');
      await seeEachOther([desk, visitor]);
      const stands = () =>
        desk.evaluate(() => document.activeElement?.closest('[data-testid=full-call]') !== null);
      expect(await stands()).toBe(true);

      for (const page of [desk, visitor]) await turnOff(page);
      for (const [page, other] of [
        [desk, visitor],
        [visitor, desk],
      ] as const) {
        await page.reload();
        await page.locator('[data-testid=remote-tile][data-state=live]').waitFor();
        await stayOff(page);
        await other.getByText(/^The camera of .* is off$/).waitFor();
        await other.getByTitle(/ is muted$/).waitFor();
      }
    },
  );

  journey(
    'takes the call of a session to the tab that is made the main one, with what was off',
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const { _id, sessionNameId } = await makeSession(stage, ada, tom, { sessionName: 'Team' });
      const hers = await stage.staffPage('ada', ada.token);
      const his = await stage.staffPage('tom', tom.token);
      await hers.goto(`/vblh/sessions/${_id}`);
      await hers.getByRole('button', { name: 'Start call' }).click();
      await hers.getByRole('heading', { name: '1 participant' }).waitFor();
      await his.goto(`/vblh/sessions/${_id}/call`);
      await seeEachOther([hers, his]);

      // Of the only other one the tile stays.
      await turnOff(his);
      await hers.getByText(`The camera of Kim ${tom.lastName} is off`).waitFor();
      const second = await his.context().newPage();
      await second.goto(`/vblh/sessions/${_id}/call`);
      await second.getByRole('button', { name: 'Make this the main tab' }).click();
      await second.locator('[data-testid=remote-tile][data-state=live]').waitFor();
      await stayOff(second);
      await his.getByText('You continue this call on another page.').waitFor();
      expect(await his.getByText(/^Connecting to/).count()).toBe(0);
      await second.reload();
      await second.locator('[data-testid=remote-tile][data-state=live]').waitFor();
      await stayOff(second);

      const guest = await stage.page('guest');
      const name = 'Benedikta Ährenfeld-Wasserburger';
      await comeAsGuest(guest, sessionNameId, name);
      await guest.getByRole('button', { name: 'Ask to speak' }).click();
      await hers.getByRole('button', { name: 'Let speak' }).click();
      await guest.getByText('Your role in this call is now Presenter').waitFor();
      await guest.getByRole('button', { name: 'Turn camera on' }).click();
      const tile = hers.locator('[data-testid=remote-tile][data-state=live]', { hasText: name });
      await tile.waitFor();
      const pinTom = `Pin Kim ${tom.lastName}`;
      await hers.getByRole('button', { name: pinTom }).click({ force: true });
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        await changeLook(hers, { viewport, colorScheme: 'light' });
        await eventually('the name shows', () => namesShow(hers));
      }
    },
  );
});
