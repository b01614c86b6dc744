import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { log } from '../../tools/journeys/harness/chat.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { addBooth, kioskPage } from '../../tools/journeys/harness/kiosk.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { smallTargets } from '../../tools/journeys/harness/small-targets.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

/** Presses a control of a call, also where it gave way to others. */
const press = async (page: Page, control: string) => {
  const button = page.getByTestId(control);
  await button.waitFor({ state: 'attached' });
  if (!(await button.isVisible())) await page.getByTestId('more-controls').click();
  await button.click();
};
const ask = async (desk: Page, question: string) => {
  await press(desk, 'show-polls');
  await desk.getByTestId('new-poll').click();
  // The form begins in its field.
  await desk.getByTestId('poll-question').and(desk.locator(':focus')).waitFor();
  await desk.keyboard.type(question);
  await desk.getByTestId('poll-option').first().fill('Yes');
  await desk.getByTestId('poll-option').last().fill('No');
  await desk.getByTestId('start-poll').click();
  await desk.getByTestId('poll').getByText(question).first().waitFor();
  await desk.getByRole('button', { name: 'Close', exact: true }).click();
};
const record = async (desk: Page) => {
  await press(desk, 'record');
  await desk.getByRole('dialog').getByText('Sound only').click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Start recording' }).click();
};
const write = async (desk: Page, words: string) => {
  await press(desk, 'toggle-chat');
  const field = desk.getByLabel('Write a message');
  await field.fill(words);
  await field.press('Enter');
  await log(desk).getByText(words).waitFor();
};

describe('What is asked in a call', () => {
  let stage: Stage;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-recordings-'));
    stage = await Stage.set({ settings: { RECORDINGS_FOLDER: folder } });
  });
  afterAll(async () => {
    await stage.strike();
    await rm(folder, { recursive: true, force: true });
  });

  journey(
    'is answered on a phone whose chat is open',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { path } = await openPortal(stage, [kim]);
      const desk = await openDesk(stage, 'kim', kim);
      const phone = await stage.page('phone', { viewport: { width: 390, height: 844 } });
      await ring(phone, path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, phone]);
      await press(phone, 'toggle-chat');
      await phone.getByTestId('chat').waitFor();

      await ask(desk, 'May we begin?');
      const notice = phone.getByTestId('poll-notice');
      await notice.getByText('May we begin?').waitFor();
      await shot(phone, 'phone-notice');
      await notice.getByRole('button', { name: 'Vote' }).click();
      await phone.getByRole('radio', { name: 'Yes' }).check();
      await phone.getByTestId('cast-vote').click();
      await phone.getByText('You have voted.').waitFor();
      await shot(phone, 'phone-voted');
      await phone.getByRole('button', { name: 'Close', exact: true }).click();

      // Below a phone's width the button of polls gives way: what leads to it is marked.
      await press(desk, 'show-polls');
      await desk.getByTestId('close-poll').click();
      await desk.getByTestId('end-poll').click();
      await desk.locator('[data-testid=poll][data-open=false]').waitFor();
      await desk.getByRole('button', { name: 'Close', exact: true }).click();
      await ask(desk, 'Is that all?');
      await notice.getByRole('button', { name: 'Later' }).click();
      const isMarked = () =>
        phone
          .getByTestId('more-controls')
          .evaluate((more) => getComputedStyle(more, '::before').content !== 'none');
      await eventually('the way to polls is marked', isMarked);

      await record(desk);
      const agree = phone.getByRole('button', { name: 'Agree', exact: true });
      await agree.waitFor();
      await shot(phone, 'phone-consent');
      await agree.click();
      await agree.waitFor({ state: 'detached' });
      expect(await phone.getByTestId('chat').isVisible()).toBe(true);
      await stage.dismissAll();
    },
    150_000,
  );

  journey(
    'is answered at a kiosk that shows messages, also later',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const portal = await openPortal(stage, [kim]);
      const booth = await addBooth(stage, portal.id);
      const desk = await openDesk(stage, 'kim', kim);
      const kiosk = await kioskPage(stage, 'kiosk');
      await kiosk.goto(booth.path);
      await kiosk.getByRole('button', { name: 'Start video call' }).click();
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, kiosk]);
      await write(desk, 'Room 12, second floor');
      const reading = kiosk.getByTestId('kiosk-reading');
      await reading.getByText('Room 12').waitFor();

      await ask(desk, 'May we begin?');
      const notice = kiosk.getByTestId('poll-notice');
      await notice.getByText('May we begin?').waitFor();
      await shot(kiosk, 'kiosk-notice');
      await notice.getByRole('button', { name: 'Later' }).click();
      await shot(kiosk, 'kiosk-later');
      await kiosk.getByRole('button', { name: 'Polls (1 to answer)' }).click();
      await kiosk.getByRole('radio', { name: 'Yes' }).check();
      await kiosk.getByTestId('cast-vote').click();
      await kiosk.getByText('You have voted.').waitFor();
      await kiosk.getByRole('button', { name: 'Close', exact: true }).last().click();
      await kiosk.getByRole('button', { name: 'Polls', exact: true }).waitFor();

      await record(desk);
      const agree = kiosk.getByRole('button', { name: 'Agree', exact: true });
      await agree.waitFor();
      await shot(kiosk, 'kiosk-consent');
      expect(await smallTargets(kiosk)).toEqual([]);
      await agree.click();
      await reading.getByRole('button', { name: 'Close' }).click();
      await kiosk.getByRole('button', { name: 'Read', exact: true }).waitFor();
      const withdraw = kiosk.getByRole('button', { name: 'Withdraw consent to the recording' });
      await withdraw.waitFor();
      await shot(kiosk, 'kiosk-recorded');
      // All of it can be pressed: nothing lies above its ends.
      const box = await withdraw.boundingBox();
      for (const x of [2, (box?.width ?? 0) - 2])
        await withdraw.click({ position: { x, y: 20 }, trial: true });
      await withdraw.click();
      await kiosk.getByText('You are not being recorded').waitFor();
      await stage.dismissAll();
    },
    150_000,
  );
});
