import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

import { hire } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { comeAsGuest, makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const PHONE = { width: 390, height: 844 };

/** The folder for pictures to look at; by default none are taken. */
const PICTURES = process.env.BOARD_PICTURES;
async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

/** True if a click in the middle of an element would reach it. */
const isReached = (found: Locator): Promise<boolean> =>
  found.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
const reached = (what: string, found: Locator) =>
  eventually(`${what} is covered by nothing`, () => isReached(found));

describe("The whiteboard of a session's call", () => {
  let stage: Stage;
  let raw: string;

  beforeAll(async () => {
    raw = await mkdtemp(join(tmpdir(), 'foyer-recordings-'));
    stage = await Stage.set({ settings: { RECORDINGS_FOLDER: raw } });
  });
  afterAll(async () => {
    await stage.strike();
    await rm(raw, { recursive: true, force: true });
  });

  journey(
    "fits a guest's phone, is drawn on as the role is, and is not covered while the call is recorded",
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const { _id, sessionNameId } = await makeSession(stage, ada, tom, { sessionName: 'Plans' });
      const hers = await stage.staffPage('ada', ada.token);
      await hers.goto(`/vblh/sessions/${_id}`);
      await hers.getByRole('button', { name: 'Start call' }).click();
      await hers.getByTestId('call-stage').waitFor();
      const guest = await stage.page('guest', { viewport: PHONE });
      await comeAsGuest(guest, sessionNameId, 'Gil Guest');
      await guest.getByTestId('remote-tile').waitFor();
      await picture(guest, 'guest-before');

      await pressControl(hers, 'board-button');
      const board = guest.getByTestId('board');
      await guest.getByTestId('board-surface').waitFor();
      const box = await board.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(300);
      expect(box?.height).toBeGreaterThanOrEqual(400);
      await reached('the page', guest.getByTestId('board-surface'));
      await board.getByText('View only').waitFor();
      await picture(guest, 'guest-view');

      const give = async (role: string) => {
        await hers.getByRole('button', { name: 'Actions for Gil Guest' }).click();
        await hers.getByRole('menuitem', { name: role }).click();
      };
      await give('Make presenter');
      await guest.getByTestId('tool-pen').waitFor();
      // The right to speak starts nothing; the guest does.
      await guest.getByRole('button', { name: 'Turn camera on' }).click();
      await guest.getByRole('button', { name: 'Turn microphone on' }).click();
      await seeEachOther([guest, hers]);
      expect(await board.getByText('View only').count()).toBe(0);
      const page = await guest.getByTestId('board-surface').boundingBox();
      if (!page) throw new Error('There is no page to draw on');
      await guest.mouse.move(page.x + 60, page.y + 60);
      await guest.mouse.down();
      await guest.mouse.move(page.x + 200, page.y + 120, { steps: 8 });
      await guest.mouse.up();
      await hers.getByTestId('board-surface').locator('[data-mark]').waitFor();

      await pressControl(hers, 'record');
      const dialog = hers.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Start recording' }).click();
      // The list of controls stays open behind the question, until a person closes it.
      await dialog.waitFor({ state: 'detached' });
      await hers.keyboard.press('Escape');
      await guest.getByRole('button', { name: 'Agree', exact: true }).click();
      await guest.getByText('You are being recorded').waitFor();
      await hers.getByTestId('consents').getByText('Gil Guest: agreed').waitFor();
      await picture(guest, 'guest-recorded');
      await picture(hers, 'host-recorded');
      for (const one of [guest, hers]) {
        await reached('closing', one.getByTestId('board-close'));
        await reached('minimising', one.getByTestId('board-minimise'));
        await reached(
          'withdrawing',
          one.getByRole('button', { name: 'Withdraw consent to the recording' }),
        );
      }
      for (const color of ['Red', 'Blue', 'Purple']) {
        await reached(color, hers.getByRole('button', { name: color, exact: true }));
      }
      if (PICTURES !== undefined) {
        await hers.setViewportSize({ width: 1101, height: 800 });
        await picture(hers, 'host-narrow');
        await hers.setViewportSize(PHONE);
        await picture(hers, 'host-phone');
        await hers.setViewportSize({ width: 1280, height: 720 });
      }

      await give('Make viewer');
      await guest.getByTestId('tool-pen').waitFor({ state: 'detached' });
      await board.getByText('View only').waitFor();
      expect(await guest.getByTestId('board-close').count()).toBe(0);
      await picture(guest, 'guest-again');
    },
  );
});
