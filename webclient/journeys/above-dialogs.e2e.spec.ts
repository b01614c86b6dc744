import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { calendarRoutes } from '@foyer/contracts/calendar';
import type { Locator, Page } from 'playwright-core';
import { v7 as newId } from 'uuid';

import { hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { tabTo } from '../../tools/journeys/harness/keys.js';
import { changeLook, type Look } from '../../tools/journeys/harness/look.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { colorScheme, viewport: { width: 390, height: 844 } },
  { colorScheme, viewport: { width: 1280, height: 800 } },
]);

/** True if a press in the middle of an element reaches it, and nothing that covers it. */
const isReached = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });

/** Keeps a picture of the page where they are asked for. */
async function picture(page: Page, { colorScheme, viewport }: Look): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder === undefined) return;
  const name = `above-${performance.now().toFixed()}-${colorScheme}-${viewport.width}.png`;
  await page.screenshot({ path: `${folder}/${name}` });
}

describe('What stands above all else', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  const inEachLook = async (page: Page, ...reached: readonly Locator[]) => {
    for (const look of LOOKS) {
      await changeLook(page, look);
      await picture(page, look);
      for (const one of reached) {
        const { width } = look.viewport;
        await eventually(`${String(one)} is reached at ${width} px`, () => isReached(one));
      }
    }
  };

  journey(
    'is an incoming call above a dialog, and what is said in passing there',
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const { path } = await openPortal(stage, [ada]);
      const desk = await openDesk(stage, 'ada', ada);
      await desk.getByRole('navigation').getByRole('link', { name: 'Calendar' }).click();
      await desk.getByRole('button', { name: 'Plan a meeting' }).click();
      const dialog = desk.getByRole('dialog', { name: 'Plan a meeting' });
      const name = dialog.getByLabel('Name', { exact: true });
      await name.fill('Weekly');

      const api = await stage.api(tom.token);
      const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
      const { _id } = await api.call(calendarRoutes.planMeeting, {
        body: {
          ...{ _id: newId(), name: 'Toms round', description: '', repeat: 'none' },
          ...{ startTime: at(1), endTime: at(60), timeZone: 'UTC', occurrence: null },
          ...{ sessionId: null, joinPermission: true, baseUrl: stage.server.origin },
          repeatTill: null,
          attendees: [
            {
              ...{ attendeeId: ada.id, attendeeType: 'User', organizer: false },
              mode: { email: true, msg: false },
            },
          ],
        },
      });
      await api.call(calendarRoutes.startMeeting, {
        body: { eventId: _id, callDetailId: newId() },
      });
      const notices = desk.getByRole('region', { name: 'Notices' });
      const said = notices.getByText('“Toms round” has begun');
      await said.waitFor();
      await said.hover();
      await inEachLook(desk, said, notices.getByRole('button', { name: 'Join' }));
      await notices.getByRole('button', { name: 'Dismiss' }).click();
      expect(await name.inputValue()).toBe('Weekly');

      const visitor = await stage.page('visitor');
      await ring(visitor, path);
      const card = desk.locator('[data-incoming]');
      const accept = card.getByRole('button', { name: 'Accept' });
      await accept.waitFor();
      await inEachLook(desk, accept, card.getByRole('button', { name: 'Reject' }));
      // Typing is not interrupted; the keys of the dialog stay its own.
      await name.focus();
      await desk.keyboard.type(' plan');
      expect(await name.inputValue()).toBe('Weekly plan');
      await desk.keyboard.press('Escape');
      await desk.getByRole('button', { name: 'Keep editing' }).click();
      expect(await name.inputValue()).toBe('Weekly plan');
      expect(await isReached(accept)).toBe(true);
      await tabTo(desk, accept);
      await desk.keyboard.press('Enter');
      await seeEachOther([desk, visitor]);
      expect(await name.inputValue()).toBe('Weekly plan');
    },
  );

  journey(
    'is the way back to a kept call above a chat that covers the page',
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const { path } = await openPortal(stage, [ada]);
      const { _id } = await makeSession(stage, tom, ada, { sessionName: 'Team' });
      const desk = await openDesk(stage, 'back-ada', ada);
      const visitor = await stage.page('back-visitor');
      await ring(visitor, path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);
      const his = await stage.staffPage('back-tom', tom.token);
      await his.goto(`/vblh/sessions/${_id}`);
      await his.getByRole('button', { name: 'Start call' }).click();
      await desk
        .getByRole('alertdialog', { name: /Incoming call/ })
        .getByRole('button', { name: 'Join' })
        .click();
      await seeEachOther([desk, his]);
      await desk.getByTestId('small-call').getByRole('link', { name: 'Back to the call' }).click();
      const back = desk.getByRole('button', { name: 'Return to Team' });
      await back.waitFor();
      await desk.getByTestId('toggle-chat').click();
      const words = desk.getByLabel('Write a message');
      await words.fill('One moment');
      await inEachLook(desk, back, desk.getByRole('button', { name: 'Leave Team' }), words);
      await changeLook(desk, LOOKS[0]!);
      await tabTo(desk, back);
      await desk.keyboard.press('Enter');
      await desk.getByTestId('full-call').waitFor();
      await seeEachOther([desk, his]);
    },
  );
});
