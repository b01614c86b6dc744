import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { calendarRoutes } from '@foyer/contracts/calendar';
import type { Locator, Page } from 'playwright-core';
import { v7 as newId } from 'uuid';

import {
  hire,
  openDesk,
  openPortal,
  ring,
  setAvailability,
} from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { takeNetwork } from '../../tools/journeys/harness/network.js';
import { makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { tooWide } from '../../tools/journeys/harness/too-wide.js';

const LAPTOP = { width: 1280, height: 800 };
const LARGE = { width: 2560, height: 1440 };
const KIOSK = { width: 1080, height: 1920 };
const MINUTE = 60_000;
const PHONE = { width: 390, height: 844 };
const LONG = 'Straßenverkehrsordnungsänderungsverfahren';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const boxesOf = async (found: Locator): Promise<Box[]> => {
  const boxes = await Promise.all((await found.all()).map((each) => each.boundingBox()));
  return boxes.filter((box) => box !== null);
};
/** The page itself where it is wider than the screen, and its parts beyond the edge. */
const sideways = async (page: Page): Promise<string[]> => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(wide > 0 ? [`the page, by ${wide}`] : []), ...(await tooWide(page))];
};
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('What is to be read', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  journey(
    'is not covered by an incoming call, nor pills by pills',
    () => stage,
    async () => {
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent]);
      const desk = await openDesk(stage, 'agent', agent);
      await setAvailability(desk, 'Manual');
      for (const name of ['first', 'second', 'third'])
        await ring(await stage.page(name), portal.path);
      await desk.getByTestId('line-entry').nth(2).waitFor();
      await setAvailability(desk, 'Auto');
      const card = desk.locator('[data-incoming]');
      await card.waitFor();
      for (const width of [1920, 1440, LAPTOP.width, 1101]) {
        await desk.setViewportSize({ width, height: 800 });
        const [over] = await boxesOf(card);
        const waits = await boxesOf(desk.getByTestId('line-entry').locator('time'));
        expect(waits).toHaveLength(3);
        expect(waits.filter((wait) => over === undefined || overlap(wait, over))).toEqual([]);
      }

      const newcomer = await stage.page('newcomer', { viewport: { width: 320, height: 640 } });
      await newcomer.goto(portal.path);
      const state = newcomer.getByRole('status').filter({ hasText: '3 people are waiting' });
      const pills = state.locator('> *');
      await pills.last().waitFor();
      const boxes = await boxesOf(pills);
      expect(boxes).toHaveLength(2);
      for (const [index, one] of boxes.entries()) {
        expect(boxes.slice(index + 1).filter((other) => overlap(one, other))).toEqual([]);
      }
    },
  );

  journey(
    "is one's own picture, which the controls of a call leave free at any width",
    () => stage,
    async () => {
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent]);
      const desk = await openDesk(stage, 'agent', agent);
      await ring(await stage.page('visitor'), portal.path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      const self = desk.locator('[data-testid=call-stage] > [role=group]');
      const controls = desk.getByRole('toolbar');
      for (const chat of ['closed', 'open']) {
        for (const width of [1920, 1720, 1440, LAPTOP.width, 1101]) {
          await desk.setViewportSize({ width, height: 800 });
          await eventually(`both are seen at ${width} with the chat ${chat}`, async () => {
            const [own] = await boxesOf(self);
            const buttons = await boxesOf(controls.getByRole('button'));
            return own !== undefined && buttons.length > 5 && !buttons.some((b) => overlap(b, own));
          });
        }
        await desk.getByTestId('toggle-chat').click();
      }
    },
  );

  journey(
    'fits on a phone however long a word in a name is, and lies below what is said at the top',
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const { _id, sessionNameId } = await makeSession(stage, ada, tom, {
        ...{ sessionName: LONG, accessMode: 'knock' },
      });
      const api = await stage.api(ada.token);
      // Later today: the month shows it in the cell of this day.
      const latest = new Date().setUTCHours(23, 58, 0, 0);
      const start = Math.min(Date.now() + 20 * MINUTE, latest);
      const [startTime, endTime] = [start, start + MINUTE].map((at) => new Date(at).toISOString());
      await api.call(calendarRoutes.planMeeting, {
        body: {
          ...{ _id: newId(), name: LONG, description: LONG, repeat: 'none', repeatTill: null },
          ...{ startTime: startTime!, endTime: endTime!, timeZone: 'UTC', occurrence: null },
          ...{ joinPermission: true, sessionId: null, baseUrl: stage.server.origin },
          attendees: [
            {
              ...{ attendeeId: tom.id, attendeeType: 'User', organizer: false },
              mode: { email: false, msg: false },
            },
          ],
        },
      });

      const guest = await stage.page('guest', { viewport: PHONE });
      await guest.goto(`/vblh/live-session/${sessionNameId}/`);
      await guest.getByRole('heading', { name: LONG }).waitFor();
      expect(await sideways(guest)).toEqual([]);

      const member = await stage.staffPage('member', ada.token, {
        viewport: PHONE,
        timezoneId: 'UTC',
      });
      const pages = ['desk', 'sessions', `sessions/${_id}`, 'calendar', 'calendar?view=month'];
      for (const path of pages) {
        await member.goto(`/vblh/${path}`);
        await member.getByText(LONG).filter({ visible: true }).first().waitFor();
        expect([path, ...(await sideways(member))]).toEqual([path]);
      }
      await member.setViewportSize({ width: 1366, height: 800 });
      const day = member.locator('[aria-current=date]');
      const [cell] = await boxesOf(day);
      const entries = await boxesOf(day.locator('span'));
      expect(entries.length).toBeGreaterThan(1);
      expect(entries.filter(({ x, width }) => x + width > cell!.x + cell!.width)).toEqual([]);

      await guest.getByLabel('Your name').fill('Gilbert');
      await guest.getByRole('button', { name: 'Enter as a guest' }).click();
      await member.goto(`/vblh/sessions/${_id}`);
      await member.getByRole('button', { name: 'Start call' }).click();
      await guest.getByRole('button', { name: 'Stop waiting' }).waitFor();
      expect(await sideways(guest)).toEqual([]);

      // The page begins below what is said at its top, whichever it is and however wide.
      const line = guest.locator('[role=status][data-above]');
      await takeNetwork(guest);
      await line.waitFor();
      for (const width of [390, 900, 1366]) {
        await guest.setViewportSize({ width, height: 800 });
        await eventually(`the page is below the line at ${width}`, async () => {
          const [said] = await boxesOf(line);
          const parts = await boxesOf(guest.locator('header, h1, main button'));
          return said !== undefined && !parts.some((part) => overlap(part, said));
        });
      }
    },
  );

  journey(
    'grows with the screen of a visitor, at each step',
    () => stage,
    async () => {
      const portal = await openPortal(stage, []);
      const page = await stage.page('visitor', { viewport: LAPTOP });
      const sizeOfText = async (): Promise<number> =>
        page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
      const grows = async (): Promise<void> => {
        for (const [viewport, least] of [
          [LARGE, 22],
          [KIOSK, 24],
        ] as const) {
          await page.setViewportSize(viewport);
          await eventually('the text has grown', async () => (await sizeOfText()) >= least);
        }
        await page.setViewportSize(LAPTOP);
        await eventually('the text is as usual', async () => (await sizeOfText()) === 16);
      };
      await page.goto(portal.path);
      await page.getByRole('button', { name: 'Start video call' }).waitFor();
      await grows();
      await ring(page, portal.path);
      await grows();
    },
  );
});
